-- Where insurers are asked for offers: one address for a class of business, or for all that have none of their own.
create table insurer_contacts (
  id            uuid primary key,
  insurer_code  text not null,
  product       text,                       -- null: every class that has no contact of its own
  email_sealed  bytea not null,
  language      text not null check (language in ('en', 'zh-Hant')),
  changed_at    timestamptz not null
);
create unique index insurer_contacts_of_product on insurer_contacts (insurer_code, coalesce(product, ''));

-- Links by which an insurer reads a case and answers without an account (decision 040): a random token, kept as its hash.
-- Of an offer's links one is live at most.
create table insurer_links (
  id               uuid primary key,
  request_id       uuid not null,
  offer_number     integer not null,
  token_hash       bytea not null unique,
  email_sealed     bytea not null,
  language         text not null check (language in ('en', 'zh-Hant')),
  sent_at          timestamptz not null,
  sent_by          uuid,                    -- null: sent by itself, when the consultant had answered
  expires_at       timestamptz not null,
  ended_at         timestamptz,
  ended_as         text check (ended_as in ('revoked', 'replaced')),
  opened_count     integer not null default 0,
  first_opened_at  timestamptz,
  last_opened_at   timestamptz,
  foreign key (request_id, offer_number) references request_offers (request_id, offer_number) on delete cascade,
  check ((ended_at is null) = (ended_as is null))
);
create unique index insurer_links_live on insurer_links (request_id, offer_number) where ended_at is null;
create index insurer_links_of_offer on insurer_links (request_id, offer_number, sent_at);
