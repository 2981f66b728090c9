-- outside a transaction
-- What happened on a day, for its proof.
create index concurrently if not exists allocations_by_time on allocations (allocated_at);

create index concurrently if not exists receipts_by_day on receipts (received_on, id);

create index concurrently if not exists notes_by_account_day on debit_credit_notes (account_on, id);

create index concurrently if not exists payments_by_paid on payments (paid_at) where paid_at is not null;

create index concurrently if not exists commission_earnings_by_day on commission_earnings (earned_on);
