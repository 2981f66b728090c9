-- outside a transaction
-- Notes of which nothing is open, the first that was due first; and those whose commission an insurer still owes.
create index concurrently if not exists notes_closed_by_due on debit_credit_notes (settlement, due_on, id)
  where settlement not in ('unsettled', 'partlySettled');
create index concurrently if not exists notes_not_earned_by_due on debit_credit_notes (due_on, id)
  where settlement = 'settled' and earned_on is null;

-- Refunds that another person has to approve.
create index concurrently if not exists client_refunds_to_approve on client_refunds (requested_at, id) where state = 'due';
