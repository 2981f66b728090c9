-- Hits of costly deeds (a search, a mail, a payment) per caller, counted across all processes.
create table deed_count (
  deed_key text not null,
  window_start timestamptz not null,
  hits integer not null,
  expires_at timestamptz not null,
  primary key (deed_key, window_start)
);
create index deed_count_expiry on deed_count (expires_at);

-- One row per Idempotency-Key and call: the answer is stored so that a repetition gets it again.
create table idempotency (
  call_name text not null,
  idempotency_key text not null,
  body_hash bytea not null,
  locked_until timestamptz,
  status integer,
  answer bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (call_name, idempotency_key)
);
create index idempotency_expiry on idempotency (expires_at);
