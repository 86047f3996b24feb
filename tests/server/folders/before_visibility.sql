BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
CREATE TABLE analyses (
	table_id VARCHAR(32) NOT NULL, 
	data JSON NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE boards (
	digest VARCHAR(64) NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE "contacts" (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	address VARCHAR(1000) NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	written VARCHAR(1000), 
	language VARCHAR(5) NOT NULL, 
	created BIGINT NOT NULL, 
	keys JSON, 
	PRIMARY KEY (id), 
	UNIQUE (code), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE journal (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	seat INTEGER, 
	person VARCHAR(32), 
	text TEXT, 
	data JSON, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "journal" VALUES('xHRp9Zd0v8IubjpW',1,'created',NULL,'HEyCaR5C1d8zhRjQ',NULL,'{"name": "Ada", "commitment": "a937fa3710b52f91dc27cb759ac4a14f06946e28010989ba1db173c2ec8b0399"}',1795061597390);
INSERT INTO "journal" VALUES('xHRp9Zd0v8IubjpW',2,'joined',1,'qmy08ZT7d7aRM7sd',NULL,'{"name": "Ben"}',1795061597428);
INSERT INTO "journal" VALUES('xHRp9Zd0v8IubjpW',3,'started',NULL,NULL,NULL,NULL,1795061597429);
INSERT INTO "journal" VALUES('xHRp9Zd0v8IubjpW',4,'action',1,'qmy08ZT7d7aRM7sd','token birmingham steel',NULL,1795061597733);
INSERT INTO "journal" VALUES('xHRp9Zd0v8IubjpW',5,'action',1,'qmy08ZT7d7aRM7sd','token birmingham steel',NULL,1795061597766);
INSERT INTO "journal" VALUES('xHRp9Zd0v8IubjpW',6,'action',0,'HEyCaR5C1d8zhRjQ','token birmingham brewing',NULL,1795061597785);
INSERT INTO "journal" VALUES('xHRp9Zd0v8IubjpW',7,'action',0,'HEyCaR5C1d8zhRjQ','token brighton steel',NULL,1795061597799);
INSERT INTO "journal" VALUES('xHRp9Zd0v8IubjpW',8,'action',1,'qmy08ZT7d7aRM7sd','token brighton leather',NULL,1795061597812);
INSERT INTO "journal" VALUES('xHRp9Zd0v8IubjpW',9,'action',1,'qmy08ZT7d7aRM7sd','token brighton leather',NULL,1795061597830);
INSERT INTO "journal" VALUES('xHRp9Zd0v8IubjpW',10,'action',0,'HEyCaR5C1d8zhRjQ','token exeter steel',NULL,1795061597843);
INSERT INTO "journal" VALUES('xHRp9Zd0v8IubjpW',11,'chat',1,'qmy08ZT7d7aRM7sd','Good luck','{"name": "Ben"}',1795061597864);
INSERT INTO "journal" VALUES('z8O3oZg3ymEg0in1',1,'created',NULL,'HEyCaR5C1d8zhRjQ',NULL,'{"name": "Ada", "commitment": null}',1795061597874);
INSERT INTO "journal" VALUES('z8O3oZg3ymEg0in1',2,'started',NULL,NULL,NULL,NULL,1795061597882);
INSERT INTO "journal" VALUES('ir_C9fSX3OvbcFXb',1,'created',NULL,'HEyCaR5C1d8zhRjQ',NULL,'{"name": "Ada", "commitment": "efd8c9937ddf153c0ce4d95cdb05b3ea66ba483451b38b41e1f9d5bedbf60447"}',1795061597903);
INSERT INTO "journal" VALUES('ir_C9fSX3OvbcFXb',2,'started',NULL,NULL,NULL,NULL,1795061597904);
INSERT INTO "journal" VALUES('ir_C9fSX3OvbcFXb',3,'action',0,'HEyCaR5C1d8zhRjQ','token birmingham steel',NULL,1795061597923);
INSERT INTO "journal" VALUES('ir_C9fSX3OvbcFXb',4,'action',0,'HEyCaR5C1d8zhRjQ','token birmingham steel',NULL,1795061597937);
INSERT INTO "journal" VALUES('ir_C9fSX3OvbcFXb',5,'action',1,'HEyCaR5C1d8zhRjQ','token birmingham brewing',NULL,1795061597948);
INSERT INTO "journal" VALUES('ir_C9fSX3OvbcFXb',6,'action',1,'HEyCaR5C1d8zhRjQ','token brighton steel',NULL,1795061597961);
INSERT INTO "journal" VALUES('ir_C9fSX3OvbcFXb',7,'carried',NULL,NULL,NULL,'{"then": 99, "now": 2}',1795061598505);
INSERT INTO "journal" VALUES('ir_C9fSX3OvbcFXb',8,'action',0,'HEyCaR5C1d8zhRjQ','token brighton leather',NULL,1795061598639);
INSERT INTO "journal" VALUES('HPtynP0Gc1xw_uDr',1,'created',NULL,'HEyCaR5C1d8zhRjQ',NULL,'{"name": "Ada", "commitment": "a1a4ad214856fd04d5dc9b0918e9d3692b1c1e4427e2cf10c98d4d43c033db07"}',1795061598684);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('HEyCaR5C1d8zhRjQ','guest','Ada',1795061597204);
INSERT INTO "people" VALUES('qmy08ZT7d7aRM7sd','guest','Ben',1795061597242);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	person VARCHAR(32), 
	bot VARCHAR(40), 
	name VARCHAR(40) NOT NULL, 
	resigned BOOLEAN NOT NULL, 
	ended BIGINT NOT NULL, answers JSON, seen BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('xHRp9Zd0v8IubjpW',0,'person','HEyCaR5C1d8zhRjQ',NULL,'Ada',0,0,NULL,0);
INSERT INTO "seats" VALUES('xHRp9Zd0v8IubjpW',1,'person','qmy08ZT7d7aRM7sd',NULL,'Ben',0,0,'{"forced": true, "passes": true, "ended": false}',0);
INSERT INTO "seats" VALUES('z8O3oZg3ymEg0in1',0,'person','HEyCaR5C1d8zhRjQ',NULL,'Ada',0,0,NULL,0);
INSERT INTO "seats" VALUES('z8O3oZg3ymEg0in1',1,'person','HEyCaR5C1d8zhRjQ',NULL,'Ben',0,0,NULL,0);
INSERT INTO "seats" VALUES('ir_C9fSX3OvbcFXb',0,'person','HEyCaR5C1d8zhRjQ',NULL,'Ada',0,0,NULL,0);
INSERT INTO "seats" VALUES('ir_C9fSX3OvbcFXb',1,'person','HEyCaR5C1d8zhRjQ',NULL,'Ada 2',0,0,NULL,0);
INSERT INTO "seats" VALUES('HPtynP0Gc1xw_uDr',0,'person','HEyCaR5C1d8zhRjQ',NULL,'Ada',0,0,NULL,0);
INSERT INTO "seats" VALUES('HPtynP0Gc1xw_uDr',1,'bot',NULL,'greedy','Rennie',0,0,NULL,0);
INSERT INTO "seats" VALUES('HPtynP0Gc1xw_uDr',2,'empty',NULL,NULL,'',0,0,NULL,0);
CREATE TABLE secrets (
	name VARCHAR(20) NOT NULL, 
	value VARCHAR(80) NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	options JSON NOT NULL, 
	settings JSON NOT NULL, 
	seed VARCHAR(40), 
	start JSON, 
	origin JSON, 
	host VARCHAR(32) NOT NULL, 
	invite VARCHAR(32) NOT NULL, 
	public BOOLEAN NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	to_move INTEGER, 
	seq INTEGER NOT NULL, 
	scores JSON, 
	rematch VARCHAR(32), 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, places JSON, board_digest VARCHAR(64), untrusted BOOLEAN DEFAULT 0 NOT NULL, request_key VARCHAR(80), position JSON, clock JSON, due BIGINT, kept INTEGER DEFAULT '0' NOT NULL, asked BIGINT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES people (id), 
	UNIQUE (invite)
);
INSERT INTO "tables" VALUES('xHRp9Zd0v8IubjpW','rocket',2,'{"first_player": "random", "move_connected_stations": true, "stall_limit_per_player": 6, "open_cash": true}','{"undo": "free", "spectator_chat": false, "pace": "sitting", "level": "anyone", "hints": false, "several_seats": false, "clock": {"turn": 60, "bank": 6000}, "absent": 2592000}','134139050067227184420427518786558407735',NULL,NULL,'HEyCaR5C1d8zhRjQ','e0maylcDftuu2ieg',1,'running',0,11,NULL,NULL,1795061597387,1795061597864,NULL,NULL,0,NULL,'{"generator": 2, "key": ["10947527623920678867", "3882012189816635708"], "drawn": [1], "coming": [], "revealed": 1, "players": 2, "phase": ["act"], "decider": ["A"], "argument": [], "depth": 0, "ended": "", "first_player": "random", "move_connected_stations": true, "stall_limit_per_player": 6, "open_cash": true, "active": "A", "actions_done": 1, "advanced": [], "stall": 0, "line": {"1,7": "NER", "3,2": "LY", "7,3": "LNWR", "8,14": "GER", "13,3": "GWR", "15,14": "SER", "16,7": "LSWR"}, "station": {}, "locomotive": {"GWR": "13,3", "LSWR": "16,7", "SER": "15,14", "GER": "8,14", "NER": "1,7", "LY": "3,2", "LNWR": "7,3"}, "facing": {}, "status": {}, "bank": {"GWR": 16, "LSWR": 16, "SER": 16, "GER": 16, "NER": 16, "LY": 16, "LNWR": 16}, "shares": {}, "supplementary": {}, "tokens_left": {"exeter": {"brewing": 2}, "gloucester": {"textiles": 1, "leather": 2}, "hull": {"steel": 2, "leather": 1}, "ipswich": {"textiles": 1, "brewing": 2}, "london": {"brewing": 2, "leather": 1}, "manchester": {"steel": 1, "textiles": 2}, "northampton": {"brewing": 1, "leather": 2}, "nottingham": {"textiles": 2, "brewing": 1}, "sheffield": {"steel": 2, "textiles": 1}, "stoke": {"textiles": 2, "leather": 1}}, "tokens": [{"birmingham": {"brewing": 1}, "brighton": {"steel": 1}, "exeter": {"steel": 1}}, {"birmingham": {"steel": 2}, "brighton": {"leather": 2}}], "passengers_left": 9, "passengers": [0, 0], "stations_left": [7, 7], "tiles_left": 60, "cash": [0, 0], "lifted": null, "mover": null, "aim": "e", "exits": [], "high": 0, "high_bidder": null, "high_direction": "e", "heard": []}','{"turn": [59987, 59969], "bank": [6000000, 6000000], "over": [0, 0], "since": 1795061597843, "paused": false, "late": null, "back": 0}',1797659657830,1,1795061597830);
INSERT INTO "tables" VALUES('z8O3oZg3ymEg0in1','rocket',2,'{"first_player": "random", "move_connected_stations": true, "stall_limit_per_player": 6, "open_cash": true}','{"undo": "free", "spectator_chat": true}',NULL,'{"generator": 2, "key": ["8056042456918314835", "1546713454461909982"], "drawn": [], "coming": [], "revealed": 1, "players": 2, "phase": ["act"], "decider": ["A"], "argument": [], "depth": 0, "ended": "", "first_player": "random", "move_connected_stations": true, "stall_limit_per_player": 6, "open_cash": true, "active": "A", "actions_done": 1, "advanced": [], "stall": 0, "line": {"1,7": "NER", "3,2": "LY", "7,3": "LNWR", "8,14": "GER", "13,3": "GWR", "15,14": "SER", "16,7": "LSWR"}, "station": {}, "locomotive": {"GWR": "13,3", "LSWR": "16,7", "SER": "15,14", "GER": "8,14", "NER": "1,7", "LY": "3,2", "LNWR": "7,3"}, "facing": {}, "status": {}, "bank": {"GWR": 16, "LSWR": 16, "SER": 16, "GER": 16, "NER": 16, "LY": 16, "LNWR": 16}, "shares": {}, "supplementary": {}, "tokens_left": {"exeter": {"brewing": 2}, "gloucester": {"textiles": 1, "leather": 2}, "hull": {"steel": 2, "leather": 1}, "ipswich": {"textiles": 1, "brewing": 2}, "london": {"brewing": 2, "leather": 1}, "manchester": {"steel": 1, "textiles": 2}, "northampton": {"brewing": 1, "leather": 2}, "nottingham": {"textiles": 2, "brewing": 1}, "sheffield": {"steel": 2, "textiles": 1}, "stoke": {"textiles": 2, "leather": 1}}, "tokens": [{"birmingham": {"brewing": 1}, "brighton": {"steel": 1}, "exeter": {"steel": 1}}, {"birmingham": {"steel": 2}, "brighton": {"leather": 2}}], "passengers_left": 9, "passengers": [0, 0], "stations_left": [7, 7], "tiles_left": 60, "cash": [0, 0], "lifted": null, "mover": null, "aim": "e", "exits": [], "high": 0, "high_bidder": null, "high_direction": "e", "heard": []}','{"table": "xHRp9Zd0v8IubjpW", "moment": 7, "eyes": 0, "root": "xHRp9Zd0v8IubjpW", "look": "5d8736ab2bfea0b90d214f543771c56dc56d1a17ed3817c6b511ee6371cfbca5"}','HEyCaR5C1d8zhRjQ','awZDQJM9Sgk7nfHS',0,'running',0,2,NULL,NULL,1795061597872,1795061597872,NULL,NULL,0,NULL,'{"generator": 2, "key": ["8056042456918314835", "1546713454461909982"], "drawn": [], "coming": [], "revealed": 1, "players": 2, "phase": ["act"], "decider": ["A"], "argument": [], "depth": 0, "ended": "", "first_player": "random", "move_connected_stations": true, "stall_limit_per_player": 6, "open_cash": true, "active": "A", "actions_done": 1, "advanced": [], "stall": 0, "line": {"1,7": "NER", "3,2": "LY", "7,3": "LNWR", "8,14": "GER", "13,3": "GWR", "15,14": "SER", "16,7": "LSWR"}, "station": {}, "locomotive": {"GWR": "13,3", "LSWR": "16,7", "SER": "15,14", "GER": "8,14", "NER": "1,7", "LY": "3,2", "LNWR": "7,3"}, "facing": {}, "status": {}, "bank": {"GWR": 16, "LSWR": 16, "SER": 16, "GER": 16, "NER": 16, "LY": 16, "LNWR": 16}, "shares": {}, "supplementary": {}, "tokens_left": {"exeter": {"brewing": 2}, "gloucester": {"textiles": 1, "leather": 2}, "hull": {"steel": 2, "leather": 1}, "ipswich": {"textiles": 1, "brewing": 2}, "london": {"brewing": 2, "leather": 1}, "manchester": {"steel": 1, "textiles": 2}, "northampton": {"brewing": 1, "leather": 2}, "nottingham": {"textiles": 2, "brewing": 1}, "sheffield": {"steel": 2, "textiles": 1}, "stoke": {"textiles": 2, "leather": 1}}, "tokens": [{"birmingham": {"brewing": 1}, "brighton": {"steel": 1}, "exeter": {"steel": 1}}, {"birmingham": {"steel": 2}, "brighton": {"leather": 2}}], "passengers_left": 9, "passengers": [0, 0], "stations_left": [7, 7], "tiles_left": 60, "cash": [0, 0], "lifted": null, "mover": null, "aim": "e", "exits": [], "high": 0, "high_bidder": null, "high_direction": "e", "heard": []}',NULL,NULL,0,1795061597882);
INSERT INTO "tables" VALUES('ir_C9fSX3OvbcFXb','rocket',2,'{"first_player": 0, "move_connected_stations": true, "stall_limit_per_player": 6, "open_cash": true}','{"undo": "free", "spectator_chat": false, "pace": "sitting", "level": "anyone", "hints": false, "several_seats": false, "clock": null, "absent": null}','221617871355458641067021907235594999189','{"generator": 2, "key": ["13529185876749943719", "2994734509772382148"], "drawn": [], "coming": [], "revealed": 0, "players": 2, "phase": ["act"], "decider": ["A"], "argument": [], "depth": 0, "ended": "", "first_player": 0, "move_connected_stations": true, "stall_limit_per_player": 6, "open_cash": true, "active": "A", "actions_done": 0, "advanced": [], "stall": 0, "line": {"1,7": "NER", "3,2": "LY", "7,3": "LNWR", "8,14": "GER", "13,3": "GWR", "15,14": "SER", "16,7": "LSWR"}, "station": {}, "locomotive": {"GWR": "13,3", "LSWR": "16,7", "SER": "15,14", "GER": "8,14", "NER": "1,7", "LY": "3,2", "LNWR": "7,3"}, "facing": {}, "status": {}, "bank": {"GWR": 16, "LSWR": 16, "SER": 16, "GER": 16, "NER": 16, "LY": 16, "LNWR": 16}, "shares": {}, "supplementary": {}, "tokens_left": {"brighton": {"leather": 2}, "exeter": {"steel": 1, "brewing": 2}, "gloucester": {"textiles": 1, "leather": 2}, "hull": {"steel": 2, "leather": 1}, "ipswich": {"textiles": 1, "brewing": 2}, "london": {"brewing": 2, "leather": 1}, "manchester": {"steel": 1, "textiles": 2}, "northampton": {"brewing": 1, "leather": 2}, "nottingham": {"textiles": 2, "brewing": 1}, "sheffield": {"steel": 2, "textiles": 1}, "stoke": {"textiles": 2, "leather": 1}}, "tokens": [{"birmingham": {"steel": 2}}, {"birmingham": {"brewing": 1}, "brighton": {"steel": 1}}], "passengers_left": 9, "passengers": [0, 0], "stations_left": [7, 7], "tiles_left": 60, "cash": [0, 0], "lifted": null, "mover": null, "aim": "e", "exits": [], "high": 0, "high_bidder": null, "high_direction": "e", "heard": []}',NULL,'HEyCaR5C1d8zhRjQ','tFiHbGKNK4B5Z-0k',0,'running',0,8,NULL,NULL,1795061597902,1795061598639,NULL,NULL,0,NULL,'{"generator": 2, "key": ["13529185876749943719", "2994734509772382148"], "drawn": [], "coming": [], "revealed": 0, "players": 2, "phase": ["act"], "decider": ["A"], "argument": [], "depth": 0, "ended": "", "first_player": 0, "move_connected_stations": true, "stall_limit_per_player": 6, "open_cash": true, "active": "A", "actions_done": 1, "advanced": [], "stall": 0, "line": {"1,7": "NER", "3,2": "LY", "7,3": "LNWR", "8,14": "GER", "13,3": "GWR", "15,14": "SER", "16,7": "LSWR"}, "station": {}, "locomotive": {"GWR": "13,3", "LSWR": "16,7", "SER": "15,14", "GER": "8,14", "NER": "1,7", "LY": "3,2", "LNWR": "7,3"}, "facing": {}, "status": {}, "bank": {"GWR": 16, "LSWR": 16, "SER": 16, "GER": 16, "NER": 16, "LY": 16, "LNWR": 16}, "shares": {}, "supplementary": {}, "tokens_left": {"brighton": {"leather": 1}, "exeter": {"steel": 1, "brewing": 2}, "gloucester": {"textiles": 1, "leather": 2}, "hull": {"steel": 2, "leather": 1}, "ipswich": {"textiles": 1, "brewing": 2}, "london": {"brewing": 2, "leather": 1}, "manchester": {"steel": 1, "textiles": 2}, "northampton": {"brewing": 1, "leather": 2}, "nottingham": {"textiles": 2, "brewing": 1}, "sheffield": {"steel": 2, "textiles": 1}, "stoke": {"textiles": 2, "leather": 1}}, "tokens": [{"birmingham": {"steel": 2}, "brighton": {"leather": 1}}, {"birmingham": {"brewing": 1}, "brighton": {"steel": 1}}], "passengers_left": 9, "passengers": [0, 0], "stations_left": [7, 7], "tiles_left": 60, "cash": [0, 0], "lifted": null, "mover": null, "aim": "e", "exits": [], "high": 0, "high_bidder": null, "high_direction": "e", "heard": []}',NULL,NULL,0,1795061597961);
INSERT INTO "tables" VALUES('HPtynP0Gc1xw_uDr','rocket',2,'{"first_player": "random", "move_connected_stations": true, "stall_limit_per_player": 6, "open_cash": true}','{"undo": "free", "spectator_chat": false, "pace": "sitting", "level": "anyone", "hints": false, "several_seats": false, "clock": null, "absent": null}','274248166018085580301703364049324817310',NULL,NULL,'HEyCaR5C1d8zhRjQ','2BKFyiDwQrn31wnD',1,'open',NULL,1,NULL,NULL,1795061598681,1795061598681,NULL,NULL,0,NULL,NULL,NULL,NULL,0,NULL);
CREATE TABLE told (
	table_id VARCHAR(32) NOT NULL, 
	asked BIGINT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "told" VALUES('xHRp9Zd0v8IubjpW',1795061597830);
CREATE INDEX tables_by_status ON tables (status, public, updated, id);
CREATE INDEX seats_by_person ON seats (person, ended, table_id);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE UNIQUE INDEX tables_by_request ON tables (host, request_key);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX tables_by_asked ON tables (asked);
CREATE UNIQUE INDEX contacts_by_written ON contacts (kind, written);
CREATE INDEX contacts_by_person ON contacts (person);
COMMIT;
