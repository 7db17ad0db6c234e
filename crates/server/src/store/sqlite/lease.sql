-- Who may write to this database: one server at a time.
CREATE TABLE lease (
    only    INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    holder  BLOB    NOT NULL CHECK (length(holder) = 16),
    process INTEGER NOT NULL,
    since   INTEGER NOT NULL
) STRICT;
