-- The ledger: every event that moves money is one balanced entry, written in the transaction of the event (decision 045).
-- Entries are never changed or removed, only reversed; a day that was closed takes no more of them.
create table journal_entries (
  id             uuid primary key,
  event          text not null check (event in (
    'noteIssued', 'received', 'banked', 'allocated', 'earned', 'insurerPaid', 'commissionDrawn', 'consultantPaid',
    'refundDue', 'refunded', 'offset', 'writtenOff', 'gatewayPaidOut', 'officeCovered', 'paidToInsurer',
    'commissionReceived', 'reversed')),
  booked_on      date not null,           -- the day of Hong Kong on which it counts
  posted_at      timestamptz not null,
  posted_by      uuid,                    -- null: the portal itself
  policy_id      uuid,
  endorsement_no text,
  note_id        uuid,
  receipt_id     uuid,
  payment_id     uuid,                    -- of a payment to an insurer, a payout, a refund, a bank line …
  reverses       uuid unique references journal_entries (id),
  check ((event = 'reversed') = (reverses is not null))
);
create index journal_entries_by_day on journal_entries (booked_on, id);
create index journal_entries_by_policy on journal_entries (policy_id) where policy_id is not null;
create index journal_entries_by_payment on journal_entries (payment_id) where payment_id is not null;
create index journal_entries_by_receipt on journal_entries (receipt_id) where receipt_id is not null;

create table journal_lines (
  entry_id        uuid not null references journal_entries (id),
  line_no         smallint not null,
  booked_on       date not null,           -- the entry's: a day is read by one index
  account         text not null,
  amount_cents    bigint not null check (amount_cents <> 0),   -- debits are positive, credits negative
  note_id         uuid,
  receipt_id      uuid,
  insurer_code    text,
  consultant_code text,
  method          text,
  primary key (entry_id, line_no),
  -- What each account is kept by.
  constraint journal_lines_account check (case
    when account in ('receivable', 'commissionDeferred', 'commissionHeld', 'refundPayable') then note_id is not null
    when account = 'insurerPayable' then note_id is not null and insurer_code is not null
    when account = 'clientClearing' then receipt_id is not null and method is not null
    when account = 'unallocated' then receipt_id is not null
    when account in ('consultantExpense', 'consultantPayable') then consultant_code is not null
    else account in ('clientBank', 'officeAdvance', 'officeBank', 'commissionIncome', 'writeOff', 'gatewayFees')
  end)
);
create index journal_lines_by_day on journal_lines (booked_on);
create index journal_lines_by_note on journal_lines (note_id) where note_id is not null;
create index journal_lines_by_receipt on journal_lines (receipt_id) where receipt_id is not null;

-- Days that take no more entries: closed in the morning after, and then proved.
create table ledger_days (
  day       date primary key,
  closed_at timestamptz not null
);

-- What was proved of a day: figures, what breaks them, the hash of the day's entries, of the proof before it and of itself, signed.
create table ledger_proofs (
  day           date primary key references ledger_days (day),
  proved_at     timestamptz not null,
  entries       integer not null,
  figures       jsonb not null,
  problems      jsonb not null,
  entries_hash  bytea not null,
  previous_hash bytea not null,
  proof_hash    bytea not null,
  signature     bytea not null
);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was posted is never changed or removed, only reversed' using errcode = 'restrict_violation';
end $$;
create trigger journal_entries_are_kept before update or delete or truncate on journal_entries
  for each statement execute function refuse_ledger_change();
create trigger journal_lines_are_kept before update or delete or truncate on journal_lines
  for each statement execute function refuse_ledger_change();
create trigger ledger_days_are_kept before update or delete or truncate on ledger_days
  for each statement execute function refuse_ledger_change();
create trigger ledger_proofs_are_kept before update or delete or truncate on ledger_proofs
  for each statement execute function refuse_ledger_change();

-- Whoever posts holds this lock in common until the transaction ends; whoever closes a day holds it alone, so every entry
-- of the day is there to be read once it is closed.
create function refuse_closed_day() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7346101);
  if exists (select from new_entries e where e.booked_on <= (select max(day) from ledger_days)) then
    raise exception 'A day that was closed takes no more entries' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger journal_entries_of_open_days after insert on journal_entries
  referencing new table as new_entries for each statement execute function refuse_closed_day();

-- The lines of an entry come in one statement and come to nothing in sum, on the entry's own day.
create function require_balance() returns trigger language plpgsql as $$
begin
  if exists (select from new_lines group by entry_id having sum(amount_cents) <> 0) then
    raise exception 'A journal entry must balance' using errcode = 'check_violation';
  end if;
  if exists (select from new_lines l join journal_entries e on e.id = l.entry_id where e.booked_on <> l.booked_on) then
    raise exception 'A line is booked on the day of its entry' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger journal_lines_balance after insert on journal_lines
  referencing new table as new_lines for each statement execute function require_balance();
