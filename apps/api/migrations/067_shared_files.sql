-- Links by which a client opens a file of the product library without signing in, for as long as it is published. The link is
-- a random token, kept as its hash; to whom it was sent stands in the audit trail.
create table content_shares (
  token_hash  bytea primary key,
  file_id     uuid not null references content_files (id) on delete cascade,
  sent_by     uuid not null references users (id),
  sent_at     timestamptz not null
);
create index content_shares_of_file on content_shares (file_id);
