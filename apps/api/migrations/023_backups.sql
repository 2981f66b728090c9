-- Backups that were made whole, so that an alarm can tell how old the last one is.
create table backups (
  id           uuid primary key,
  taken_at     timestamptz not null,           -- what was written until then is in it
  finished_at  timestamptz not null,
  bytes        bigint not null
);
create index backups_by_time on backups (taken_at desc);
