-- outside a transaction
create index concurrently if not exists notes_due_to_insurers on debit_credit_notes (account_on, id)
  where insurer_settled_on is null and (settlement <> 'unsettled' or kind = 'CREDIT');

create index concurrently if not exists notes_open_by_account on debit_credit_notes (account_on, id)
  where settlement in ('unsettled', 'partlySettled');

create index concurrently if not exists journal_lines_commission_held on journal_lines (booked_on, note_id)
  include (amount_cents) where account = 'commissionHeld';

create index concurrently if not exists commission_earnings_of_consultant on commission_earnings (consultant_code, earned_on);
