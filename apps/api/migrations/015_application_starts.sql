-- One act makes one application: a purchase link, the tab opened beside it, a second tab and the client's device meet in
-- the same one. An act is a browser, a quote and, where one was given, the client's e-mail.
create table application_starts (
  browser_hash     bytea not null,
  quote_id         uuid not null,
  client_hash      bytea not null,             -- keyed hash of the client's e-mail; empty when none was given
  consultant_code  text not null,              -- empty for a visitor
  application_id   uuid references applications (id),  -- null only inside the transaction that begins it
  begun_at         timestamptz not null,
  expires_on       date not null,              -- the quote's last day: after it nothing can be begun
  primary key (browser_hash, quote_id, client_hash, consultant_code)
);
create index application_starts_over on application_starts (expires_on);
