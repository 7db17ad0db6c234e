-- What the server has seen of the clock: when it last looked, and since when the
-- clock has not jumped.
CREATE TABLE clock (
    only         INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    seen         INTEGER NOT NULL,
    steady_since INTEGER NOT NULL
) STRICT;
