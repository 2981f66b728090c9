-- An application is the form a client fills in for one frozen quote. Its reference is not stored: it is the id and a
-- code made from it with the data key, so that reading the database opens nobody's application.
create table applications (
  id                   uuid primary key,
  version              integer not null default 0,
  state                text not null default 'draft' check (state in ('draft', 'submitted', 'paid')),
  step                 integer not null default 1,
  language             text not null check (language in ('en', 'zh-Hant')),
  line                 text not null,
  quote_id             uuid not null,
  quote_ref            text not null,
  total_cents          bigint not null,
  previous_total_cents bigint,
  quote_expires_on     date not null,
  from_link            boolean not null,      -- begun through a purchase link, which its policy uses up
  people_sealed        bytea not null,        -- applicant and insured persons
  hkid_hash            bytea,
  email_hash           bytea,
  agreed_at            timestamptz,           -- wording, declaration and direct marketing consent were ticked
  submitted_at         timestamptz,
  created_at           timestamptz not null,
  changed_at           timestamptz not null,
  check (state = 'draft' or agreed_at is not null)
);
create index applications_by_hkid on applications (hkid_hash) where hkid_hash is not null;
create index applications_by_email on applications (email_hash) where email_hash is not null;

create index purchase_links_by_application on purchase_links (application_id) where application_id is not null;

create table payments (
  id                  uuid primary key,
  application_id      uuid not null references applications (id),
  application_version integer not null,       -- what the client agreed to pay for
  quote_id            uuid not null,
  amount_cents        bigint not null check (amount_cents > 0),
  currency            text not null,
  state               text not null check (state in ('created', 'pending', 'paid', 'failed', 'expired', 'refunded')),
  gateway             text not null,
  gateway_ref         text,
  gateway_url         text,
  failure             text,
  refund_due          boolean not null default false,
  refund_reason       text,
  created_at          timestamptz not null,
  changed_at          timestamptz not null,
  paid_at             timestamptz,
  check (refund_due = false or state = 'paid'),
  check ((paid_at is not null) = (state in ('paid', 'refunded')))
);
-- Two tabs open one payment, not two.
create unique index payments_one_open on payments (application_id) where state in ('created', 'pending');
create index payments_by_application on payments (application_id, created_at);
create index payments_refund_due on payments (changed_at) where refund_due;

-- What the gateway told us, once per event: a repetition finds its row and changes nothing.
create table payment_events (
  payment_id   uuid not null references payments (id),
  event_id     text not null,
  kind         text not null,
  from_state   text not null,
  to_state     text not null,
  occurred_at  timestamptz not null,
  received_at  timestamptz not null,
  primary key (payment_id, event_id)
);

-- The sandbox gateway's own records: as another company's, they know only the reference and the amount.
create table sandbox_sessions (
  id             uuid primary key,
  payment_ref    uuid not null unique,
  amount_cents   bigint not null check (amount_cents > 0),
  currency       text not null,
  description    text not null,
  urls_sealed    bytea not null,              -- where the client came from and goes back to
  language       text not null,
  state          text not null check (state in ('open', 'challenged', 'paid', 'failed', 'expired', 'refunded')),
  card_last4     text,
  challenge_code text,
  attempts_left  integer not null default 3,
  failure        text,
  opened_at      timestamptz not null,
  expires_at     timestamptz not null
);

-- Signed notices to the shop, sent until it takes them.
create table sandbox_notices (
  id           uuid primary key,
  session_id   uuid not null references sandbox_sessions (id),
  body         text not null,                 -- signed and sent as it stands
  created_at   timestamptz not null,
  attempts     integer not null default 0,
  last_status  integer,
  delivered_at timestamptz
);
create index sandbox_notices_by_session on sandbox_notices (session_id);

-- Numbers are handed out in blocks: a process takes one in its own short transaction, so that buyers never wait for
-- each other. Gaps appear when a process ends with numbers left.
create table number_series (
  series text primary key,
  next   bigint not null default 1
);

create table policies (
  id                 uuid primary key,
  policy_number      text not null unique,    -- as printed by the insurer
  transaction_number text not null unique,
  application_id     uuid unique,             -- null: not made by an order of this portal
  line               text not null,
  insurer_code       text not null,
  plan_code          text not null,
  quote_id           uuid,
  language           text not null,
  starts_on          date not null,
  ends_on            date not null,
  -- Active, future dated and expired follow from the dates; only what somebody decided is kept.
  ended_as           text check (ended_as in ('N', 'C', 'V', 'L')),
  currency           text not null,
  consultant_code    text,
  holder_sealed      bytea not null,          -- policyholder and insured persons
  holder_hkid_hash   bytea not null,
  holder_email_hash  bytea not null,
  issued_on          date not null,
  issued_at          timestamptz not null,
  check (starts_on <= ends_on)
);
create index policies_by_holder_hkid on policies (holder_hkid_hash);
create index policies_by_holder_email on policies (holder_email_hash);

create table policy_endorsements (
  policy_id                    uuid not null references policies (id),
  endorsement_no               text not null check (endorsement_no ~ '^[0-9]{3}$'),
  kind                         text not null check (kind in ('NB', 'RN', 'EA', 'ER', 'EN', 'CN', 'RI', 'AD', 'RV')),
  effective_on                 date not null,
  account_on                   date not null,
  gross_premium_cents          bigint not null,
  insurer_discount_bp          integer not null,
  net_premium_cents            bigint not null,
  client_discount_bp           integer not null,
  actual_premium_cents         bigint not null,
  other_levies_cents           bigint not null,
  levy_cents                   bigint not null,
  total_levies_cents           bigint not null,
  basic_rate_bp                integer not null,
  basic_commission_cents       bigint not null,
  total_commission_cents       bigint not null,
  payout_bp                    integer not null,
  consultant_commission_cents  bigint not null,
  house_commission_cents       bigint not null,
  receivable_cents             bigint not null,
  payable_cents                bigint not null,
  created_at                   timestamptz not null,
  primary key (policy_id, endorsement_no),
  check (total_levies_cents = other_levies_cents + levy_cents),
  check (receivable_cents = actual_premium_cents + total_levies_cents),
  check (receivable_cents - payable_cents = total_commission_cents),
  check (total_commission_cents = consultant_commission_cents + house_commission_cents)
);

create table notes (
  id              uuid primary key,
  note_number     text not null unique,
  policy_id       uuid not null,
  endorsement_no  text not null,
  kind            text not null check (kind in ('DEBIT', 'CREDIT')),
  amount_cents    bigint not null,
  currency        text not null,
  account_on      date not null,
  due_on          date not null,
  -- N not settled, P partly, S settled, O over-settled, W written off
  settlement      text not null check (settlement in ('N', 'P', 'S', 'O', 'W')),
  created_at      timestamptz not null,
  unique (policy_id, endorsement_no),
  foreign key (policy_id, endorsement_no) references policy_endorsements (policy_id, endorsement_no)
);

create table receipts (
  id             uuid primary key,
  receipt_number text not null unique,
  policy_id      uuid not null references policies (id),
  payment_id     uuid unique,                 -- null: not paid through a gateway
  received_on    date not null,
  received_at    timestamptz not null,
  amount_cents   bigint not null check (amount_cents > 0),
  currency       text not null,
  method         text not null,
  -- U unbanked, B banked in, C cleared, R returned
  bank_status    text not null check (bank_status in ('U', 'B', 'C', 'R')),
  -- F full, P part, O over-payment
  paid_type      text not null check (paid_type in ('F', 'P', 'O')),
  bank_reference text not null
);
create index receipts_by_policy on receipts (policy_id);

create table allocations (
  receipt_id   uuid not null references receipts (id),
  note_id      uuid not null references notes (id),
  amount_cents bigint not null check (amount_cents <> 0),
  allocated_at timestamptz not null,
  primary key (receipt_id, note_id)
);
create index allocations_by_note on allocations (note_id);

-- Basic commission by product and insurer tier, and the consultant's usual share of it.
create table commission_rates (
  product        text not null,
  tier           integer not null check (tier between 1 and 3),
  effective_from date not null,
  basic_bp       integer not null,
  payout_bp      integer not null,
  primary key (product, tier, effective_from)
);
insert into commission_rates (product, tier, effective_from, basic_bp, payout_bp)
select product, tier, date '2018-01-01', basic_bp[tier], 6000
from (values
  ('TRAVEL',  array[3000, 3250, 3500]),
  ('HOME',    array[2500, 2750, 3000]),
  ('FIRE',    array[2000, 2250, 2500]),
  ('OS',      array[2500, 2750, 3000]),
  ('MOTOR_C', array[1250, 1500, 1750]),
  ('MOTOR_T', array[750, 1000, 1000]),
  ('PA',      array[3000, 3250, 3500]),
  ('PET',     array[2000, 2250, 2500]),
  ('DH',      array[2500, 2750, 3000]),
  ('MEDICAL', array[1500, 1750, 2000]),
  ('GOLF',    array[2500, 2750, 3000]),
  ('EC',      array[1000, 1250, 1500]),
  ('BP',      array[2000, 2250, 2500]),
  ('CAR',     array[1750, 2000, 2250]),
  ('MARINE',  array[1250, 1500, 1750]),
  ('PAR',     array[1500, 1750, 2000]),
  ('PL',      array[1750, 2000, 2250]),
  ('OTHERS',  array[1500, 1750, 2000])
) as rates (product, basic_bp), generate_series(1, 3) as tier;

-- A wish for a quote that an officer answers within the promised hours.
create table quote_requests (
  id             uuid primary key,
  request_number text not null unique,
  template       text not null,
  product        text not null,
  insurer_code   text,
  search_url     text,
  language       text not null,
  state          text not null check (state in ('W', 'A', 'C')),
  person_sealed  bytea not null,              -- name, e-mail, phone, remarks
  email_hash     bytea not null,
  requested_at   timestamptz not null,
  due_at         timestamptz not null
);
create index quote_requests_waiting on quote_requests (due_at) where state = 'W';
