-- Requests of an address to the API in one minute, in all processes together. Unlogged: what a crash forgets is a minute's count.
create unlogged table request_counts (
  -- Keyed: an address is personal data.
  address_hash bytea not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (address_hash, window_start)
);
