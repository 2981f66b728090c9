-- Motor cases of brokers and agents (decision 056). What is keyed of a case is sealed; keyed hashes find the same person,
-- chassis or registration mark on another live case.
create table motor_cases (
  id                      uuid primary key,
  quotation_number        text not null unique,
  status                  text not null check (status in ('draft', 'quoted', 'referred', 'cleared', 'confirmed', 'generated',
                            'returned', 'audited', 'approved', 'cancelled', 'lapsed', 'declined')),
  state_changed_at        timestamptz,
  version                 integer not null default 1,
  edition                 integer not null default 1,   -- one more with every return
  panel                   text not null check (panel in ('BK', 'AS')),
  consultant_code         text,
  unit                    text,
  created_by              uuid not null,
  created_at              timestamptz not null,
  changed_at              timestamptz not null,
  entered_by              uuid[] not null,               -- everybody who has keyed something
  copied_from             uuid,
  form_sealed             bytea not null,
  insured_name_sealed     bytea,
  insured_name_hash       bytea,
  identity_hash           bytea,
  chassis_hash            bytea,
  mark_hash               bytea,
  starts_on               date,
  quote_id                uuid,                          -- the premium in force
  insurer_code            text,
  total_cents             bigint,
  refers                  boolean not null default false,
  expires_at              timestamptz,
  cleared_facts           text,                          -- the digest of what the underwriter has cleared
  underwriter_loading_cents bigint not null default 0,
  cleared_by              uuid,
  confirmed_at            timestamptz,
  confirmed_by            uuid,
  cover_note_number       text unique,
  generated_by            uuid,
  audited_by              uuid,
  approved_by             uuid,
  returned_fields         text[] not null default '{}',
  note_sealed             bytea,                         -- why it was cleared, declined, returned or cancelled last
  policy_id               uuid
);
create index motor_cases_in_order on motor_cases (created_at, id);
create index motor_cases_by_status on motor_cases (status, created_at, id);
create index motor_cases_of_code on motor_cases (consultant_code, status, created_at, id);
create index motor_cases_by_start on motor_cases (status, starts_on, id);
create index motor_cases_by_name on motor_cases (insured_name_hash, created_at, id);
create index motor_cases_to_lapse on motor_cases (expires_at) where status in ('quoted', 'cleared');
create index motor_cases_by_identity on motor_cases (identity_hash) where identity_hash is not null;
create index motor_cases_by_chassis on motor_cases (chassis_hash) where chassis_hash is not null;
create index motor_cases_by_mark on motor_cases (mark_hash) where mark_hash is not null;

-- A premium as it was promised: risk, terms and tariff's version give the same lines at any later day.
create table motor_quotes (
  id                uuid primary key,
  case_id           uuid not null references motor_cases (id),
  made_at           timestamptz not null,
  made_by           uuid not null,
  catalogue_version integer not null,
  plan_code         text not null,
  risk              jsonb not null,
  terms             jsonb not null,
  agreed            json not null,                       -- holds words
  premium           jsonb,                               -- null where the tariff has no rates
  referral          jsonb not null,
  facts             text not null                        -- the digest of what the rules have looked at
);
create index motor_quotes_of_case on motor_quotes (case_id, made_at);
create function refuse_motor_quote_change() returns trigger language plpgsql as $$
begin
  raise exception 'A premium that was promised is never changed or removed' using errcode = 'restrict_violation';
end $$;
create trigger motor_quotes_are_kept before update or delete on motor_quotes
  for each statement execute function refuse_motor_quote_change();
