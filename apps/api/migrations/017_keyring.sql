-- One row for every key in use. What an older one sealed is still there until npm run keys:reseal has been through.
create table keyring (
  key_use       text not null check (key_use in ('data', 'secret')),
  key_id        bytea not null,                     -- tells keys apart, and nothing of them
  -- Opens with the key alone. Under a data key it is the key of hashes and references, which outlives them all.
  check_sealed  bytea not null,
  first_used_at timestamptz not null default now(),
  last_used_at  timestamptz not null default now(), -- said every few seconds by each process that has it in front
  primary key (key_use, key_id)
);
