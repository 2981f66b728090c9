-- States of policies, notes and receipts in words; their codes are the wire's. What processes of the release before write
-- is turned into words as it comes in, so they go on as they are: none of them reads these states but to count receipts paid in full.
alter table policies drop constraint policies_ended_as_check;
alter table policies add constraint policies_ended_as
  check (ended_as in ('renewed', 'cancelled', 'void', 'lapsed')) not valid;

alter table debit_credit_notes drop constraint notes_settlement_check;
alter table debit_credit_notes add constraint debit_credit_notes_settlement
  check (settlement in ('unsettled', 'partlySettled', 'settled', 'overSettled', 'writtenOff')) not valid;

alter table receipts drop constraint receipts_bank_status_check;
alter table receipts add constraint receipts_bank_status
  check (bank_status in ('unbanked', 'banked', 'cleared', 'returned')) not valid;
alter table receipts drop constraint receipts_paid_type_check;
alter table receipts add constraint receipts_paid_type
  check (paid_type in ('full', 'part', 'over')) not valid;

create function write_settlement_in_words() returns trigger language plpgsql as $$
begin
  new.settlement := case new.settlement
    when 'N' then 'unsettled' when 'P' then 'partlySettled' when 'S' then 'settled' when 'O' then 'overSettled'
    when 'W' then 'writtenOff' else new.settlement end;
  return new;
end $$;
create trigger settlement_in_words before insert or update on debit_credit_notes
  for each row execute function write_settlement_in_words();

create function write_receipt_in_words() returns trigger language plpgsql as $$
begin
  new.bank_status := case new.bank_status
    when 'U' then 'unbanked' when 'B' then 'banked' when 'C' then 'cleared' when 'R' then 'returned'
    else new.bank_status end;
  new.paid_type := case new.paid_type
    when 'F' then 'full' when 'P' then 'part' when 'O' then 'over' else new.paid_type end;
  return new;
end $$;
create trigger receipt_in_words before insert or update on receipts
  for each row execute function write_receipt_in_words();
