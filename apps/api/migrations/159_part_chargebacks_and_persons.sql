-- The bank of a card's holder may take back a payment in parts (decision 053): how much each notice was about, and what of the
-- receipt has gone by it. Null is the whole payment, as the release before writes it.
alter table payment_events add column amount_cents bigint;

create table card_chargebacks (
  id              uuid primary key,
  receipt_id      uuid not null references receipts (id),
  payment_id      uuid not null,
  event_id        text not null,
  amount_cents    bigint not null check (amount_cents > 0),
  was_banked      boolean not null,          -- taken from the bank account; else the gateway still had it
  charged_back_at timestamptz not null,
  unique (payment_id, event_id)
);
create index card_chargebacks_by_receipt on card_chargebacks (receipt_id);
create index card_chargebacks_by_time on card_chargebacks (charged_back_at);

alter table receipts
  add column charged_back_cents bigint not null default 0,
  add constraint receipts_not_set_against_what_is_gone check (allocated_cents + charged_back_cents <= amount_cents) not valid;

-- How much of a receipt was taken back follows from these rows and is written by nothing else.
create function count_charged_back() returns trigger language plpgsql as $$
begin
  update receipts set charged_back_cents = charged_back_cents + new.amount_cents where id = new.receipt_id;
  return null;
end $$;
create trigger card_chargebacks_counted after insert on card_chargebacks
  for each row execute function count_charged_back();

create function refuse_chargeback_change() returns trigger language plpgsql as $$
begin
  raise exception 'A chargeback is never changed or removed' using errcode = 'restrict_violation';
end $$;
create trigger card_chargebacks_are_kept before update or delete or truncate on card_chargebacks
  for each statement execute function refuse_chargeback_change();

alter table journal_entries
  drop constraint journal_entries_event_check,
  add constraint journal_entries_event_check check (event in (
    'noteIssued', 'received', 'banked', 'allocated', 'earned', 'insurerPaid', 'commissionDrawn', 'consultantPaid',
    'refundDue', 'refunded', 'offset', 'writtenOff', 'gatewayPaidOut', 'officeCovered', 'paidToInsurer',
    'commissionReceived', 'bankedBefore', 'broughtIn', 'chargedBack', 'reversed')) not valid;
alter table bank_matches
  drop constraint bank_matches_kind_check,
  add constraint bank_matches_kind_check check (kind in ('receipt', 'gatewayPayout', 'insurerPayment', 'commissionDrawing',
    'refund', 'officeCover', 'consultantPayout', 'writeOff', 'insurerCommission', 'openingBalance', 'chargeback')) not valid;


-- A workbook may bring insured persons on a sheet of their own (decision 051).
alter table imported_rows
  drop constraint imported_rows_sheet_check,
  add constraint imported_rows_sheet_check check (sheet in ('policies', 'persons', 'notes', 'receipts')) not valid;
