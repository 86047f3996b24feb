"""What one player wishes and others must agree to.

- `consent`: the wish and who has agreed
- `undo`: taking back
- `ending`: ending before the end
- `pause`: letting the clocks stand still
- `takeover`: a bot in place of someone who is away
- `resigning`: giving up a seat, which settles what waited for nobody else
"""
