-- Money that leaves (decision 045): payments to insurers, the drawing of earned commission, payouts to consultants. One
-- prepares, another approves. Reminders of what clients still owe, each once.
create table insurer_payments (
  id               uuid primary key,
  number           text not null unique,
  state            text not null check (state in ('draft', 'awaitingApproval', 'approved', 'paid', 'cancelled')),
  insurer_code     text not null,
  total_cents      bigint not null,         -- negative where return premiums are more than what is due
  created_by       uuid not null,
  created_at       timestamptz not null,
  submitted_by     uuid,
  approved_by      uuid,
  approved_at      timestamptz,
  paid_by          uuid,
  paid_on          date,
  bank_reference   text,
  reason_sealed    bytea,                   -- why it was returned or cancelled
  state_changed_at timestamptz,
  version          integer not null default 1
);
create index insurer_payments_in_order on insurer_payments (created_at, id);
create index insurer_payments_to_approve on insurer_payments (state_changed_at, id) where state = 'awaitingApproval';
create index insurer_payments_of_insurer on insurer_payments (insurer_code, created_at, id);
create table insurer_payment_notes (
  payment_id   uuid not null references insurer_payments (id),
  note_id      uuid not null,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (payment_id, note_id)
);
create index insurer_payment_notes_by_note on insurer_payment_notes (note_id);

-- The office draws what it has earned from the client account, and puts back what it owes there.
create table commission_drawings (
  id               uuid primary key,
  number           text not null unique,
  state            text not null check (state in ('draft', 'awaitingApproval', 'approved', 'paid', 'cancelled')),
  earned_until     date not null,
  total_cents      bigint not null,
  created_by       uuid not null,
  created_at       timestamptz not null,
  submitted_by     uuid,
  approved_by      uuid,
  approved_at      timestamptz,
  paid_by          uuid,
  paid_on          date,
  bank_reference   text,
  reason_sealed    bytea,
  state_changed_at timestamptz,
  version          integer not null default 1
);
create index commission_drawings_in_order on commission_drawings (created_at, id);
create index commission_drawings_to_approve on commission_drawings (state_changed_at, id) where state = 'awaitingApproval';
create table commission_drawing_notes (
  drawing_id   uuid not null references commission_drawings (id),
  note_id      uuid not null,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (drawing_id, note_id)
);
create index commission_drawing_notes_by_note on commission_drawing_notes (note_id);

create table commission_payouts (
  id               uuid primary key,
  number           text not null unique,
  state            text not null check (state in ('draft', 'awaitingApproval', 'approved', 'paid', 'cancelled')),
  consultant_code  text not null,
  payable_on       date not null,           -- takes what is payable by this day
  total_cents      bigint not null check (total_cents > 0),
  created_by       uuid not null,
  created_at       timestamptz not null,
  submitted_by     uuid,
  approved_by      uuid,
  approved_at      timestamptz,
  paid_by          uuid,
  paid_on          date,
  bank_reference   text,
  reason_sealed    bytea,
  state_changed_at timestamptz,
  version          integer not null default 1
);
create index commission_payouts_in_order on commission_payouts (created_at, id);
create index commission_payouts_to_approve on commission_payouts (state_changed_at, id) where state = 'awaitingApproval';
create index commission_payouts_of_consultant on commission_payouts (consultant_code, created_at, id);
-- Of two runs at once one makes a consultant's payout.
create unique index commission_payouts_one_open on commission_payouts (consultant_code)
  where state in ('draft', 'awaitingApproval', 'approved');

create table note_reminders (
  note_id     uuid not null,
  day         smallint not null check (day in (30, 45, 55, 61)),   -- after the account date; 61 warns of cancellation
  reminded_at timestamptz not null,
  mail_id     uuid,                         -- null: there was no address
  primary key (note_id, day)
);

-- The whole of what the insurer is owed for it was paid; for a credit note, taken back.
alter table debit_credit_notes add column insurer_settled_on date;
