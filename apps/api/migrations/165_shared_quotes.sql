-- Links to a list or a comparison, for somebody else to look at (decision 060): a random token, kept as its hash, and which
-- plans it shows by the quotes that are stored. Nothing of who shared it is kept, and rows go when their link has ended.
create table shared_quotes (
  token_hash   bytea primary key,
  shared_kind  text not null check (shared_kind in ('list', 'comparison')),
  line         text not null,
  variant      text,                    -- which benefit table is compared where no plan has a quote
  plans        jsonb not null,          -- insurer, plan and, where it has a price, the id of its quote
  made_at      timestamptz not null,
  expires_on   date not null
);
create index shared_quotes_by_end on shared_quotes (expires_on);
