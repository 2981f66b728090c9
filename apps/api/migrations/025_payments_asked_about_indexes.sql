-- outside a transaction
create index concurrently if not exists sandbox_notices_undelivered on sandbox_notices (next_attempt_at)
  where delivered_at is null;

create index concurrently if not exists payments_without_end on payments (created_at)
  where gateway_ref is not null and gateway_ended_at is null
    and (state in ('created', 'pending', 'failed', 'expired') or refund_due);
