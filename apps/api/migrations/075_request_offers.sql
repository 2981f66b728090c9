-- What insurers offer for a consultant's case: one row per case and insurer that was asked.
create table request_offers (
  id                  uuid primary key,
  request_id          uuid not null references quote_requests (id) on delete cascade,
  offer_number        integer not null check (offer_number > 0),
  insurer_code        text not null,
  state               text not null default 'waiting' check (state in
    ('waiting', 'quoted', 'informationRequired', 'notQuoting', 'accepted', 'declined', 'expired')),
  state_changed_at    timestamptz,
  version             integer not null default 1,  -- of what was said: who answers has seen the newest
  sent_at             timestamptz not null,
  answered_at         timestamptz,
  premium_cents       bigint check (premium_cents > 0),
  bearing_cents       bigint check (bearing_cents between 0 and premium_cents), -- the part that bears the levies of its class
  class_levies_cents  bigint check (class_levies_cents >= 0),
  ia_levy_cents       bigint check (ia_levy_cents >= 0),
  valid_until         date,
  terms_sealed        bytea,                       -- excess, conditions, comment, remark and the insurer's reference
  unique (request_id, offer_number),
  unique (request_id, insurer_code),
  check (state not in ('quoted', 'accepted') or
    premium_cents is not null and bearing_cents is not null and class_levies_cents is not null
    and ia_levy_cents is not null and valid_until is not null)
);

-- The offers that wait for a consultant's answer, and those that have run out.
create index request_offers_quoted on request_offers (valid_until, id) where state = 'quoted';

-- Of whom the office asked something, or who answered.
alter table case_events add column insurer_code text;
