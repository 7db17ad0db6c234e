-- Tables that go on from a row of a finished match: whose, after which row, and
-- where its dice came from. The rows up to there are copied.
ALTER TABLE tables ADD COLUMN fork_of TEXT REFERENCES tables (id);
ALTER TABLE tables ADD COLUMN fork_after INTEGER
    CHECK ((fork_after IS NULL) = (fork_of IS NULL));
ALTER TABLE tables ADD COLUMN fork_fortune TEXT
    CHECK ((fork_fortune IS NULL) = (fork_of IS NULL));
