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
	FOREIGN KEY(person) REFERENCES people (id), 
	UNIQUE (code)
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
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',1,'created',NULL,'MbShSHTmbyll4-LG',NULL,'{"name": "Ada", "commitment": "d6d10181a9a608ad69c1d3fa46c7f1400ce20e5b8137eb47a8ebeefa26e3e8a7"}',1795031821887);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',2,'joined',1,'af-axBPsnnx_r6Ai',NULL,'{"name": "Ben"}',1795031821973);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',3,'joined',2,'7BJNd2PLX6e1yWbl',NULL,'{"name": "Cat"}',1795031822031);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',4,'started',NULL,NULL,NULL,NULL,1795031822040);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',5,'action',2,'7BJNd2PLX6e1yWbl','token birmingham steel',NULL,1795031823066);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',6,'action',2,'7BJNd2PLX6e1yWbl','token birmingham steel',NULL,1795031823521);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',7,'action',0,'MbShSHTmbyll4-LG','token birmingham brewing',NULL,1795031823822);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',8,'action',0,'MbShSHTmbyll4-LG','token brighton steel',NULL,1795031823894);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',9,'pause_asked',0,'MbShSHTmbyll4-LG',NULL,'{"waiting": ["7BJNd2PLX6e1yWbl", "af-axBPsnnx_r6Ai"]}',1795031824056);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',10,'pause_answered',1,'af-axBPsnnx_r6Ai',NULL,'{"agree": false}',1795031824408);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',11,'pause_asked',1,'af-axBPsnnx_r6Ai',NULL,'{"waiting": ["7BJNd2PLX6e1yWbl", "MbShSHTmbyll4-LG"]}',1795031824632);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',12,'pause_answered',0,'MbShSHTmbyll4-LG',NULL,'{"agree": true}',1795031824816);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',13,'pause_answered',2,'7BJNd2PLX6e1yWbl',NULL,'{"agree": true}',1795031824922);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',14,'paused',NULL,NULL,NULL,NULL,1795031824922);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',15,'resumed',2,'7BJNd2PLX6e1yWbl',NULL,NULL,1795031824990);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',16,'undo_asked',0,'MbShSHTmbyll4-LG',NULL,'{"to": 3, "waiting": ["7BJNd2PLX6e1yWbl", "af-axBPsnnx_r6Ai"]}',1795031825024);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',17,'undo_answered',1,'af-axBPsnnx_r6Ai',NULL,'{"agree": true}',1795031825096);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',18,'undo_answered',2,'7BJNd2PLX6e1yWbl',NULL,'{"agree": true}',1795031825168);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',19,'undo',0,'MbShSHTmbyll4-LG',NULL,'{"to": 3, "from": 4}',1795031825168);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',20,'action',0,'MbShSHTmbyll4-LG','token brighton steel',NULL,1795031825255);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',21,'action',1,'af-axBPsnnx_r6Ai','token brighton leather',NULL,1795031825347);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',22,'undo_asked',0,'MbShSHTmbyll4-LG',NULL,'{"to": 3, "waiting": ["7BJNd2PLX6e1yWbl", "af-axBPsnnx_r6Ai"]}',1795031825517);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',23,'undo_answered',1,'af-axBPsnnx_r6Ai',NULL,'{"agree": true}',1795031825547);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',24,'pause_asked',2,'7BJNd2PLX6e1yWbl',NULL,'{"waiting": ["MbShSHTmbyll4-LG", "af-axBPsnnx_r6Ai"]}',1795031825575);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',25,'end_asked',1,'af-axBPsnnx_r6Ai',NULL,'{"waiting": ["7BJNd2PLX6e1yWbl", "MbShSHTmbyll4-LG"]}',1795031825586);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',26,'end_answered',0,'MbShSHTmbyll4-LG',NULL,'{"agree": false}',1795031825596);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',27,'end_asked',1,'af-axBPsnnx_r6Ai',NULL,'{"waiting": ["7BJNd2PLX6e1yWbl", "MbShSHTmbyll4-LG"]}',1795031825605);
INSERT INTO "journal" VALUES('prFcOgASSMG2vni1',28,'end_answered',0,'MbShSHTmbyll4-LG',NULL,'{"agree": true}',1795031825612);
INSERT INTO "journal" VALUES('R2JfaHXxcEz7VDAc',1,'created',NULL,'MbShSHTmbyll4-LG',NULL,'{"name": "Ada", "commitment": "24feba6d5424ecca138fd8440583564c2bfbdee34227dc35fde2ee93a8f12217"}',1795031825630);
INSERT INTO "journal" VALUES('R2JfaHXxcEz7VDAc',2,'joined',1,'af-axBPsnnx_r6Ai',NULL,'{"name": "Ben"}',1795031825683);
INSERT INTO "journal" VALUES('R2JfaHXxcEz7VDAc',3,'joined',2,'7BJNd2PLX6e1yWbl',NULL,'{"name": "Cat"}',1795031825702);
INSERT INTO "journal" VALUES('R2JfaHXxcEz7VDAc',4,'started',NULL,NULL,NULL,NULL,1795031825705);
INSERT INTO "journal" VALUES('R2JfaHXxcEz7VDAc',5,'action',1,'af-axBPsnnx_r6Ai','token birmingham steel',NULL,1795031825898);
INSERT INTO "journal" VALUES('R2JfaHXxcEz7VDAc',6,'action',1,'af-axBPsnnx_r6Ai','token birmingham steel',NULL,1795031826057);
INSERT INTO "journal" VALUES('R2JfaHXxcEz7VDAc',7,'action',2,'7BJNd2PLX6e1yWbl','token birmingham brewing',NULL,1795031826220);
INSERT INTO "journal" VALUES('R2JfaHXxcEz7VDAc',8,'takeover_asked',0,'MbShSHTmbyll4-LG',NULL,'{"waiting": ["af-axBPsnnx_r6Ai"], "to": 2}',1795035465420);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('MbShSHTmbyll4-LG','guest','Ada',1795035418424);
INSERT INTO "people" VALUES('af-axBPsnnx_r6Ai','guest','Ben',1795035418963);
INSERT INTO "people" VALUES('7BJNd2PLX6e1yWbl','guest','Cat',1795035419315);
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
INSERT INTO "seats" VALUES('prFcOgASSMG2vni1',0,'person','MbShSHTmbyll4-LG',NULL,'Ada',0,0,NULL,0);
INSERT INTO "seats" VALUES('prFcOgASSMG2vni1',1,'person','af-axBPsnnx_r6Ai',NULL,'Ben',0,0,NULL,0);
INSERT INTO "seats" VALUES('prFcOgASSMG2vni1',2,'person','7BJNd2PLX6e1yWbl',NULL,'Cat',0,0,NULL,0);
INSERT INTO "seats" VALUES('R2JfaHXxcEz7VDAc',0,'person','MbShSHTmbyll4-LG',NULL,'Ada',0,0,NULL,0);
INSERT INTO "seats" VALUES('R2JfaHXxcEz7VDAc',1,'person','af-axBPsnnx_r6Ai',NULL,'Ben',0,0,NULL,0);
INSERT INTO "seats" VALUES('R2JfaHXxcEz7VDAc',2,'person','7BJNd2PLX6e1yWbl',NULL,'Cat',0,0,NULL,0);
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
INSERT INTO "tables" VALUES('prFcOgASSMG2vni1','rocket',2,'{"first_player": "random", "move_connected_stations": true, "stall_limit_per_player": 6, "open_cash": true}','{"undo": "consent", "spectator_chat": false, "pace": "sitting", "level": "anyone", "hints": false, "clock": {"turn": 60, "bank": 3600}, "absent": null}','276205577632408093976272747776200337894',NULL,NULL,'MbShSHTmbyll4-LG','y9eUAJtk8NbtfDzH',1,'running',1,28,NULL,NULL,1795035421635,1795035425612,NULL,NULL,0,NULL,'{"generator": 2, "key": ["10135765783319044744", "6952765511384436059"], "drawn": [1], "coming": [], "revealed": 1, "players": 3, "phase": ["act"], "decider": ["B"], "argument": [], "depth": 0, "ended": "", "first_player": "random", "move_connected_stations": true, "stall_limit_per_player": 6, "open_cash": true, "active": "B", "actions_done": 1, "advanced": [], "stall": 0, "line": {"1,7": "NER", "3,2": "LY", "7,3": "LNWR", "8,14": "GER", "13,3": "GWR", "15,14": "SER", "16,7": "LSWR"}, "station": {}, "locomotive": {"GWR": "13,3", "LSWR": "16,7", "SER": "15,14", "GER": "8,14", "NER": "1,7", "LY": "3,2", "LNWR": "7,3"}, "facing": {}, "status": {}, "bank": {"GWR": 16, "LSWR": 16, "SER": 16, "GER": 16, "NER": 16, "LY": 16, "LNWR": 16}, "shares": {}, "supplementary": {}, "tokens_left": {"brighton": {"leather": 1}, "exeter": {"steel": 1, "brewing": 2}, "gloucester": {"textiles": 1, "leather": 2}, "hull": {"steel": 2, "leather": 1}, "ipswich": {"textiles": 1, "brewing": 2}, "london": {"brewing": 2, "leather": 1}, "manchester": {"steel": 1, "textiles": 2}, "northampton": {"brewing": 1, "leather": 2}, "nottingham": {"textiles": 2, "brewing": 1}, "sheffield": {"steel": 2, "textiles": 1}, "stoke": {"textiles": 2, "leather": 1}}, "tokens": [{"birmingham": {"brewing": 1}, "brighton": {"steel": 1}}, {"brighton": {"leather": 1}}, {"birmingham": {"steel": 2}}], "passengers_left": 9, "passengers": [0, 0, 0], "stations_left": [7, 7, 7], "tiles_left": 60, "cash": [0, 0, 0], "lifted": null, "mover": null, "aim": "e", "exits": [], "high": 0, "high_bidder": null, "high_direction": "e", "heard": []}','{"turn": [59540, 59908, 58519], "bank": [3600000, 3600000, 3600000], "since": 1795035425347, "paused": false}',NULL,0,1795035425255);
INSERT INTO "tables" VALUES('R2JfaHXxcEz7VDAc','rocket',2,'{"first_player": "random", "move_connected_stations": true, "stall_limit_per_player": 6, "open_cash": true}','{"undo": "free", "spectator_chat": false, "pace": "sitting", "level": "anyone", "hints": false, "clock": null, "absent": null}','51128366593923579349315827062319892024',NULL,NULL,'MbShSHTmbyll4-LG','tmT5YzjXfYV9sjfT',1,'running',2,8,NULL,NULL,1795035425620,1795035465420,NULL,NULL,0,NULL,'{"generator": 2, "key": ["975289308301278377", "18330219673677332524"], "drawn": [1], "coming": [], "revealed": 1, "players": 3, "phase": ["act"], "decider": ["C"], "argument": [], "depth": 0, "ended": "", "first_player": "random", "move_connected_stations": true, "stall_limit_per_player": 6, "open_cash": true, "active": "C", "actions_done": 1, "advanced": [], "stall": 0, "line": {"1,7": "NER", "3,2": "LY", "7,3": "LNWR", "8,14": "GER", "13,3": "GWR", "15,14": "SER", "16,7": "LSWR"}, "station": {}, "locomotive": {"GWR": "13,3", "LSWR": "16,7", "SER": "15,14", "GER": "8,14", "NER": "1,7", "LY": "3,2", "LNWR": "7,3"}, "facing": {}, "status": {}, "bank": {"GWR": 16, "LSWR": 16, "SER": 16, "GER": 16, "NER": 16, "LY": 16, "LNWR": 16}, "shares": {}, "supplementary": {}, "tokens_left": {"brighton": {"steel": 1, "leather": 2}, "exeter": {"steel": 1, "brewing": 2}, "gloucester": {"textiles": 1, "leather": 2}, "hull": {"steel": 2, "leather": 1}, "ipswich": {"textiles": 1, "brewing": 2}, "london": {"brewing": 2, "leather": 1}, "manchester": {"steel": 1, "textiles": 2}, "northampton": {"brewing": 1, "leather": 2}, "nottingham": {"textiles": 2, "brewing": 1}, "sheffield": {"steel": 2, "textiles": 1}, "stoke": {"textiles": 2, "leather": 1}}, "tokens": [{}, {"birmingham": {"steel": 2}}, {"birmingham": {"brewing": 1}}], "passengers_left": 9, "passengers": [0, 0, 0], "stations_left": [7, 7, 7], "tiles_left": 60, "cash": [0, 0, 0], "lifted": null, "mover": null, "aim": "e", "exits": [], "high": 0, "high_bidder": null, "high_direction": "e", "heard": []}',NULL,NULL,0,1795031826057);
CREATE TABLE told (
	table_id VARCHAR(32) NOT NULL, 
	asked BIGINT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX tables_by_status ON tables (status, public, updated, id);
CREATE INDEX seats_by_person ON seats (person, ended, table_id);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE UNIQUE INDEX tables_by_request ON tables (host, request_key);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX tables_by_asked ON tables (asked);
CREATE INDEX contacts_by_person ON contacts (person);
CREATE UNIQUE INDEX contacts_by_written ON contacts (kind, written);
COMMIT;
