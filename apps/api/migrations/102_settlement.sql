-- Notes, receipts and allocations as the ledger needs them (decision 045). What processes of the release before write has no
-- entries yet: `posted` is false, and a job posts them.
alter table policies
  add column second_consultant_code text,
  add column second_share_bp        integer not null default 0,
  add column handler_id             uuid,
  -- Issued, and its premium is not paid yet; null once it is, or was from the start.
  add column pending_since          date,
  add constraint policies_second_share check (second_share_bp between 0 and 10000) not valid;

alter table policy_endorsements
  add column id             uuid,
  add column ends_on        date,          -- where it changes the end of the period
  add column changes_sealed bytea,         -- what it changes, before and after
  add column reverses_no    text,
  add column issued_by      uuid,
  add column approved_by    uuid,
  add column approved_at    timestamptz,
  alter column id set default gen_random_uuid();

alter table debit_credit_notes
  add column allocated_cents bigint not null default 0,
  add column earned_on       date,         -- when its commission was earned
  add column remarks_sealed  bytea,
  add column approved_by     uuid,
  add column approved_at     timestamptz,
  add column reopened_at     timestamptz,
  add column reopened_by     uuid,
  add column version         integer not null default 1,
  add column posted          boolean not null default false;

-- A receipt may pay for several policies, or for none yet.
alter table receipts
  alter column policy_id drop not null,
  add column cheque_number    text,
  add column payer_sealed     bytea,
  add column remarks_sealed   bytea,
  add column recorded_by      uuid,
  add column banked_on        date,
  add column cleared_on       date,
  add column returned_on      date,
  add column state_changed_at timestamptz,
  add column version          integer not null default 1,
  add column allocated_cents  bigint not null default 0,
  add column posted           boolean not null default false,
  add constraint receipts_not_above_amount check (allocated_cents between 0 and amount_cents) not valid;

-- Money of a receipt, a part of a credit note, or what is written off, set against a note. Never changed; a row that turns
-- another round takes it back. What the release before writes is money of a receipt.
alter table allocations
  drop constraint allocations_pkey,
  add column id          uuid,
  add column kind        text not null default 'money',
  add column other_id    uuid,             -- of an offset: the allocation of the other note
  add column reverses    uuid,
  add column allocated_by uuid,
  add column posted      boolean not null default false,
  alter column id set default gen_random_uuid(),
  alter column receipt_id drop not null,
  add constraint allocations_have_id check (id is not null) not valid,
  add constraint allocations_kind check (kind in ('money', 'offset', 'writeOff', 'direct', 'refund')) not valid,
  add constraint allocations_have_receipt check ((kind in ('money', 'direct')) = (receipt_id is not null)) not valid;

-- How far a note is settled, and how much of a receipt is used, follows from the allocations and is written by nothing else.
create function settle_notes() returns trigger language plpgsql as $$
begin
  update debit_credit_notes n
  set allocated_cents = n.allocated_cents + s.cents,
    settlement = case
      when n.allocated_cents + s.cents = 0 then 'unsettled'
      when n.allocated_cents + s.cents = n.amount_cents
        then case when w.is_written_off then 'writtenOff' else 'settled' end
      when abs(n.allocated_cents + s.cents) < abs(n.amount_cents) then 'partlySettled'
      else 'overSettled' end
  from (select note_id, sum(amount_cents) as cents from new_allocations group by note_id) s,
    lateral (select coalesce(sum(a.amount_cents), 0) <> 0 as is_written_off
      from allocations a where a.note_id = s.note_id and a.kind = 'writeOff') w
  where n.id = s.note_id;
  update receipts r set allocated_cents = r.allocated_cents + s.cents
  from (select receipt_id, sum(amount_cents) as cents from new_allocations where receipt_id is not null group by receipt_id) s
  where r.id = s.receipt_id;
  return null;
end $$;
create trigger allocations_settle_notes after insert on allocations
  referencing new table as new_allocations for each statement execute function settle_notes();

create function refuse_allocation_change() returns trigger language plpgsql as $$
begin
  raise exception 'An allocation is never changed or removed, only taken back by another'
    using errcode = 'restrict_violation';
end $$;
create trigger allocations_are_kept before delete or truncate on allocations
  for each statement execute function refuse_allocation_change();
create trigger allocations_are_not_changed before update of note_id, receipt_id, amount_cents, kind, reverses on allocations
  for each row execute function refuse_allocation_change();
