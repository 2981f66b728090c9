-- One row per running process, written whenever it is asked whether it is ready: only a write that was committed proves
-- that the database takes writes.
create table process_heartbeats (
  process_id uuid primary key,
  version    text not null,
  started_at timestamptz not null default now(),
  seen_at    timestamptz not null default now()
);
