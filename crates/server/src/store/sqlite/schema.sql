-- The database of the server. All times are milliseconds since the start of 1970;
-- sets of seats are sums of 2^seat; seats count from 0.

CREATE TABLE people (
    id       TEXT    NOT NULL PRIMARY KEY,
    name     TEXT    NOT NULL,
    -- The name in lower case, and the slow hash of the password: accounts only.
    login    TEXT    UNIQUE,
    password TEXT,
    is_admin INTEGER NOT NULL DEFAULT 0 CHECK (is_admin IN (0, 1)),
    since    INTEGER NOT NULL,
    CHECK ((login IS NULL) = (password IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    -- For references in here only: public is the id.
    number        INTEGER NOT NULL PRIMARY KEY,
    id            TEXT    NOT NULL UNIQUE,
    game          TEXT    NOT NULL,
    rules         INTEGER NOT NULL,
    setup         TEXT    NOT NULL CHECK (json_valid(setup)),
    seed          TEXT    NOT NULL,
    commitment    TEXT    NOT NULL,
    -- What the players' browsers add to the key of the dice: hex, in order.
    contributions TEXT    NOT NULL DEFAULT '[]' CHECK (json_valid(contributions)),
    lang          TEXT    NOT NULL,
    visibility    TEXT    NOT NULL CHECK (visibility IN ('open', 'link')),
    status        TEXT    NOT NULL CHECK (status IN ('gathering', 'playing', 'over', 'closed')),
    opened        INTEGER NOT NULL,
    -- Who had to act after the deal.
    first_to_act  INTEGER NOT NULL DEFAULT 0,
    parent        TEXT    REFERENCES tables (id)
) STRICT;

CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_by_parent ON tables (parent) WHERE parent IS NOT NULL;

CREATE TABLE seats (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    seat         INTEGER NOT NULL CHECK (seat >= 0),
    person       TEXT    REFERENCES people (id),
    bot          TEXT,
    -- The SHA-256 of the secret link.
    link         BLOB    UNIQUE CHECK (length(link) = 32),
    PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE rows (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    n            INTEGER NOT NULL CHECK (n >= 1),
    seat         INTEGER NOT NULL CHECK (seat >= 0),
    -- {"act": …} or {"back": steps}, as in a record.
    step         TEXT    NOT NULL,
    hash         TEXT    NOT NULL,
    to_act       INTEGER NOT NULL,
    key          TEXT    NOT NULL,
    at           INTEGER NOT NULL,
    PRIMARY KEY (table_number, n),
    UNIQUE (table_number, key, seat)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER rows_never_change BEFORE UPDATE ON rows
BEGIN SELECT RAISE(ABORT, 'rows are only ever added'); END;

CREATE TRIGGER rows_never_go BEFORE DELETE ON rows
BEGIN SELECT RAISE(ABORT, 'rows are only ever added'); END;

CREATE TABLE lines (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    n            INTEGER NOT NULL CHECK (n >= 1),
    from_person  TEXT    NOT NULL REFERENCES people (id),
    from_seat    INTEGER,
    to_person    TEXT    REFERENCES people (id),
    to_seat      INTEGER,
    text         TEXT    NOT NULL,
    key          TEXT    NOT NULL,
    at           INTEGER NOT NULL,
    PRIMARY KEY (table_number, n),
    UNIQUE (table_number, key, from_person),
    CHECK ((to_person IS NULL) = (to_seat IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    token  BLOB    NOT NULL PRIMARY KEY CHECK (length(token) = 32),
    person TEXT    NOT NULL REFERENCES people (id),
    until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_end ON sessions (until);

CREATE TABLE api_tokens (
    hash   BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    person TEXT    NOT NULL REFERENCES people (id),
    label  TEXT    NOT NULL,
    since  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX api_tokens_by_person ON api_tokens (person, since);

-- Tables with what follows from their last row.
CREATE VIEW entries AS
SELECT tables.*,
       coalesce(last.n, 0)                      AS length,
       coalesce(last.to_act, first_to_act)      AS to_act,
       coalesce(last.at, opened)                AS moved
FROM tables
LEFT JOIN rows AS last
    ON last.table_number = tables.number
    AND last.n = (SELECT max(n) FROM rows WHERE rows.table_number = tables.number);
