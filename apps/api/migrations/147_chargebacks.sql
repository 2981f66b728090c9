-- outside a transaction
-- The bank of a card's holder takes a payment back: the gateway tells of it long after it was paid (decisions 005 and 050).
alter table payments
  add column if not exists charged_back_at timestamptz,
  add column if not exists chargeback_closed_at timestamptz,
  add column if not exists chargeback_closed_by uuid;
alter table payments drop constraint if exists payments_state_check;
alter table payments add constraint payments_state_check
  check (state in ('created', 'pending', 'paid', 'failed', 'expired', 'refunded', 'chargedBack')) not valid;
alter table payments drop constraint if exists payments_check1;
alter table payments add constraint payments_check1
  check ((paid_at is not null) = (state in ('paid', 'refunded', 'chargedBack'))) not valid;
alter table payments validate constraint payments_state_check;
alter table payments validate constraint payments_check1;
alter table sandbox_sessions drop constraint if exists sandbox_sessions_state_check;
alter table sandbox_sessions add constraint sandbox_sessions_state_check
  check (state in ('open', 'challenged', 'paid', 'failed', 'expired', 'refunded', 'chargedBack')) not valid;
alter table sandbox_sessions validate constraint sandbox_sessions_state_check;
create index concurrently if not exists payments_charged_back on payments (charged_back_at, id)
  where charged_back_at is not null and chargeback_closed_at is null;
