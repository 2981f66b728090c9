-- Parts of names are found by an index. A trusted extension: whoever may create tables in the database may add it.
create extension if not exists pg_trgm;
