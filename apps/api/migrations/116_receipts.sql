-- Receipts that finance records, payouts of the gateway, refunds to clients, and notes that are opened again (decision 050).
alter table receipts
  -- Gone back to whoever paid it, or waiting to: not to be set against a note any more.
  add column refunded_cents bigint not null default 0,
  add column payout_id      uuid,
  add constraint receipts_not_used_twice
    check (refunded_cents >= 0 and allocated_cents + refunded_cents <= amount_cents) not valid;

alter table debit_credit_notes add column state_changed_at timestamptz;

-- What a gateway paid out of the cards it had collected: their sum less its fee.
create table gateway_payouts (
  id             uuid primary key,
  bank_reference text not null,
  paid_out_on   date not null,
  receipts      integer not null,
  amount_cents  bigint not null check (amount_cents > 0),
  fee_cents     bigint not null check (fee_cents >= 0 and fee_cents < amount_cents),
  recorded_by   uuid not null,
  recorded_at   timestamptz not null
);

-- Money that goes back to a client: of a credit note, or what was received and set against nothing.
create table client_refunds (
  id               uuid primary key,
  refund_number    text not null unique,
  note_id          uuid references debit_credit_notes (id),
  receipt_id       uuid references receipts (id),
  policy_id        uuid,
  allocation_id    uuid,                    -- what makes the credit note's balance money that is owed
  card_payment_id  uuid,                    -- the card payment that goes back whole, through its gateway
  amount_cents     bigint not null check (amount_cents > 0),
  method           text not null check (method in ('CC', 'FPS', 'TT', 'CHQ')),
  state            text not null check (state in ('due', 'approved', 'paid', 'cancelled')),
  payee_sealed     bytea not null,
  remarks_sealed   bytea,
  bank_reference   text not null default '',
  requested_by     uuid not null,
  requested_at     timestamptz not null,
  approved_by      uuid,
  approved_at      timestamptz,
  paid_by          uuid,
  paid_on          date,
  state_changed_at timestamptz,
  version          integer not null default 1,
  check ((note_id is null) <> (receipt_id is null)),
  check (approved_by is null or approved_by <> requested_by)
);
create index client_refunds_by_note on client_refunds (note_id) where note_id is not null;
create index client_refunds_by_receipt on client_refunds (receipt_id) where receipt_id is not null;
create index client_refunds_requested on client_refunds (requested_at, id);
create index client_refunds_by_card on client_refunds (card_payment_id) where state = 'approved';
