-- outside a transaction
-- What left on a day, and what belongs to it, for the proof of the day.
create index concurrently if not exists allocations_counted on allocations (counted_on) where counted_on is not null;

create index concurrently if not exists insurer_payments_by_paid on insurer_payments (paid_on) where paid_on is not null;

create index concurrently if not exists commission_drawings_by_paid on commission_drawings (paid_on) where paid_on is not null;

create index concurrently if not exists commission_payouts_by_paid on commission_payouts (paid_on) where paid_on is not null;

create index concurrently if not exists client_refunds_by_paid on client_refunds (paid_on) where paid_on is not null;

create index concurrently if not exists client_refunds_by_allocation on client_refunds (allocation_id) where allocation_id is not null;

create index concurrently if not exists commission_earnings_of_payout on commission_earnings (payout_id) where payout_id is not null;

create index concurrently if not exists gateway_payouts_by_recorded on gateway_payouts (recorded_at);

create index concurrently if not exists receipts_of_payout on receipts (payout_id) where payout_id is not null;
