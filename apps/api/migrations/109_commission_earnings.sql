-- What consultants have earned by notes that were settled, and what goes back of it: paid out on the 15th of the month after.
create table commission_earnings (
  id              uuid primary key,
  note_id         uuid not null references debit_credit_notes (id),
  consultant_code text not null,
  amount_cents    bigint not null check (amount_cents <> 0),   -- negative where it goes back
  earned_on       date not null,
  payable_on      date not null,
  payout_id       uuid,                    -- the payout that paid it; null until then
  reverses        uuid unique references commission_earnings (id)
);
create index commission_earnings_by_note on commission_earnings (note_id);
create index commission_earnings_due on commission_earnings (consultant_code, payable_on) where payout_id is null;
