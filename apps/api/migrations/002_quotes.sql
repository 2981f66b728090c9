-- Quotes are frozen: a row is written when a quote is first used and never changed.
create table quotes (
  id              uuid primary key,          -- made from the quote's reference, so that two uses write one row
  quote_ref       text not null unique,
  line            text not null,
  plan_code       text not null,
  insurer_code    text not null,
  tariff_version  integer not null,
  engine_version  integer not null,
  search          jsonb not null,            -- no personal data: destination, dates, counts
  options         text[] not null default '{}',
  terms           jsonb not null,            -- levy row, promotion and limits the price was made with
  breakdown       jsonb not null,
  total_cents     bigint not null,
  quoted_on       date not null,
  expires_on      date not null,
  kept_at         timestamptz not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;

create trigger quotes_are_frozen before update or delete on quotes for each row execute function refuse_change();

-- A purchase link holds one frozen quote for one client. Only the token's hash is kept.
create table purchase_links (
  token_hash       bytea primary key,
  quote_ref        text not null references quotes (quote_ref),
  email_sealed     bytea not null,
  email_hash       bytea not null,
  language         text not null,
  expires_on       date not null,
  application_id   uuid,
  sent_at          timestamptz not null,
  used_at          timestamptz
);

-- The last searches of a browser, known by the hash of a random cookie.
create table recent_searches (
  browser_hash  bytea not null,
  search_key    text not null,
  line          text not null,
  search        jsonb not null,
  plan_code     text not null,
  total_cents   bigint,
  searched_at   timestamptz not null,
  primary key (browser_hash, search_key)
);
create index recent_searches_by_age on recent_searches (searched_at);
