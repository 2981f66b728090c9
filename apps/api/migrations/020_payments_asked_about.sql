-- The sandbox's notices are no longer a job each: whatever was not delivered is looked for, and tried again at a time
-- of its own. Rows of a process that does not know the column are due in five seconds too.
alter table sandbox_notices add column next_attempt_at timestamptz not null default now() + interval '5 seconds';
create index sandbox_notices_undelivered on sandbox_notices (next_attempt_at) where delivered_at is null;

-- The gateway is asked about payments of which it told no end: its notice may be lost.
alter table payments add column gateway_asked_at timestamptz;
alter table payments add column gateway_ended_at timestamptz; -- since when nobody can pay there any more
create index payments_without_end on payments (created_at)
  where gateway_ref is not null and gateway_ended_at is null
    and (state in ('created', 'pending', 'failed', 'expired') or refund_due);
