-- outside a transaction
create index concurrently if not exists journal_lines_of_banks on journal_lines (account, booked_on)
  include (entry_id, amount_cents) where account in ('clientBank', 'officeBank');

create index concurrently if not exists journal_lines_of_banks_by_amount on journal_lines (account, amount_cents, booked_on)
  include (entry_id) where account in ('clientBank', 'officeBank');

create index concurrently if not exists receipts_cheques_to_bank on receipts (amount_cents)
  where bank_status = 'unbanked' and method <> 'CC';
