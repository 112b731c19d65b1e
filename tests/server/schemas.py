"""The tables as every released version of the server has made them, in SQL that SQLite and PostgreSQL understand."""

from __future__ import annotations

_COMMON = """
CREATE TABLE lychgate_schema (version INTEGER NOT NULL PRIMARY KEY);
CREATE TABLE answers (match VARCHAR(40) NOT NULL, number INTEGER NOT NULL, kind VARCHAR(8) NOT NULL,
    seat INTEGER NOT NULL, code TEXT NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (match, number));
CREATE TABLE chats (match VARCHAR(40) NOT NULL, number INTEGER NOT NULL, seat INTEGER, name VARCHAR(80) NOT NULL,
    text TEXT NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (match, number));
"""
_MATCHES = """
CREATE TABLE matches (id VARCHAR(40) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL, rules VARCHAR(40) NOT NULL,
    flags JSON NOT NULL, options JSON NOT NULL, seed TEXT NOT NULL, poker_face BOOLEAN NOT NULL, contributions JSON,
    host VARCHAR(64) NOT NULL, watch VARCHAR(64) NOT NULL, created FLOAT NOT NULL, rematch VARCHAR(40),
    branch VARCHAR(40){more});
"""
_SEATS = """
CREATE TABLE seats (match VARCHAR(40) NOT NULL, seat INTEGER NOT NULL, kind VARCHAR(8) NOT NULL,
    name VARCHAR(80) NOT NULL, bot VARCHAR(80), token VARCHAR(64), invite VARCHAR(64){more}, contribution VARCHAR(128),
    PRIMARY KEY (match, seat));
CREATE INDEX seats_by_token ON seats (token);
"""
_LATER = ", windows VARCHAR(8) DEFAULT 'ask' NOT NULL, revision INTEGER DEFAULT 0 NOT NULL"

_STIR = ", stir INTEGER DEFAULT 0 NOT NULL"
_MOMENT = """
ALTER TABLE chats ADD COLUMN say TEXT;
CREATE TABLE processes (id VARCHAR(24) NOT NULL PRIMARY KEY, beats INTEGER NOT NULL);
CREATE TABLE presence (match VARCHAR(40) NOT NULL, process VARCHAR(24) NOT NULL, seats VARCHAR(80) NOT NULL,
    watchers INTEGER NOT NULL, PRIMARY KEY (match, process));
CREATE INDEX presence_by_process ON presence (process);
CREATE TABLE leases (match VARCHAR(40) NOT NULL PRIMARY KEY, process VARCHAR(24) NOT NULL);
CREATE INDEX leases_by_process ON leases (process);
CREATE TABLE requests (match VARCHAR(40) NOT NULL PRIMARY KEY, number INTEGER NOT NULL, kind VARCHAR(8) NOT NULL,
    seat INTEGER NOT NULL, needed VARCHAR(80) NOT NULL, agreed VARCHAR(80) NOT NULL, state VARCHAR(8) NOT NULL,
    at FLOAT NOT NULL, count INTEGER, name VARCHAR(80), token VARCHAR(64));
CREATE TABLE pointing (match VARCHAR(40) NOT NULL, seat INTEGER NOT NULL, opened FLOAT NOT NULL, marks TEXT NOT NULL,
    PRIMARY KEY (match, seat));
"""

_HOUSE = """
ALTER TABLE matches ADD COLUMN ended FLOAT;
ALTER TABLE matches ADD COLUMN closed FLOAT;
ALTER TABLE matches ADD COLUMN muted VARCHAR(80) DEFAULT '' NOT NULL;
CREATE TABLE house (name VARCHAR(40) NOT NULL PRIMARY KEY, value JSON);
CREATE TABLE bans (address VARCHAR(64) NOT NULL PRIMARY KEY, at FLOAT NOT NULL);
CREATE TABLE invitations (id VARCHAR(64) NOT NULL PRIMARY KEY, people INTEGER NOT NULL, "left" INTEGER NOT NULL,
    until FLOAT, at FLOAT NOT NULL);
CREATE TABLE passes (id VARCHAR(64) NOT NULL PRIMARY KEY, invitation VARCHAR(64) NOT NULL, at FLOAT NOT NULL);
"""

_KEEPING = """
ALTER TABLE seats ADD COLUMN former VARCHAR(64);
ALTER TABLE seats ADD COLUMN seen FLOAT;
ALTER TABLE presence ADD COLUMN hosts VARCHAR(80) DEFAULT '' NOT NULL;
ALTER TABLE requests ADD COLUMN against VARCHAR(80) DEFAULT '' NOT NULL;
"""

SCHEMAS = {
    1: _COMMON + _MATCHES.format(more="") + _SEATS.format(more=""),
    2: _COMMON + _MATCHES.format(more=_LATER) + _SEATS.format(more=", salt VARCHAR(16)"),
    3: _COMMON + _MATCHES.format(more=_LATER + _STIR) + _SEATS.format(more=", salt VARCHAR(16)") + _MOMENT,
    4: _COMMON + _MATCHES.format(more=_LATER + _STIR) + _SEATS.format(more=", salt VARCHAR(16)") + _MOMENT + _HOUSE,
    5: _COMMON
    + _MATCHES.format(more=_LATER + _STIR)
    + _SEATS.format(more=", salt VARCHAR(16)")
    + _MOMENT
    + _HOUSE
    + _KEEPING,
}
"""By version. Version 1 keeps tokens as they are, later ones their hashes."""
