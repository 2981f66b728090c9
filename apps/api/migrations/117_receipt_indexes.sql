-- outside a transaction
create index concurrently if not exists receipts_unbanked on receipts (received_on, id) where bank_status = 'unbanked';

create index concurrently if not exists notes_open_by_amount on debit_credit_notes ((abs(amount_cents - allocated_cents)), id)
  where settlement in ('unsettled', 'partlySettled');

create index concurrently if not exists journal_entries_by_note on journal_entries (note_id, event) where note_id is not null;
