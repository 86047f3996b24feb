"""Tables before they are played and after.

- `lobby`: opened, joined, left, started
- `new_table`: the rows of a new table, made once
- `bot_seats`: bots that sit down, and their names
- `host`: whoever sets up a table
- `names`: what can be a name, and how players at one table are told apart
- `seeds`: seeds for one table after another
- `sandbox`: private tables that start from a moment of another
- `match_import`: tables from match files
- `rematch`: the same seats at a new table
- `rated`: who may sit down where matches count
- `lineage`: which running match a table began from
- `directory`: what is asked of whatever stores tables: which there are, and whose
- `lists`: lists of tables, a page at a time
- `expiry`: open tables that nobody comes to are closed
"""
