-- A request is the answers to a form made from a template's data. Earlier rows were not: theirs is version 0.
alter table quote_requests rename column person_sealed to form_sealed;
alter table quote_requests
  add column template_version  integer not null default 0,
  add column promotion_code    text,
  add column promotion_percent integer,
  add column browser_hash      bytea;          -- whose requests these are, known by the hash of a random cookie
alter table quote_requests alter column template_version drop default;
create index quote_requests_of_browser on quote_requests (browser_hash, requested_at desc) where browser_hash is not null;
