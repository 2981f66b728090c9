-- Since when the money of a payment is known and what it has paid for cannot be made: after half an hour of trying it goes back.
-- Null: it has never failed. The release before counts from the notice instead.
alter table payments add column failing_since timestamptz;

-- A bank may have taken back, or the gateway given back, what nobody had told us was paid: the payment is charged back or refunded
-- then, and was never paid here. Every row that is there fits, since the check before asked for more.
alter table payments drop constraint payments_check1;
alter table payments add constraint payments_check1
  check (state in ('chargedBack', 'refunded') or (paid_at is not null) = (state = 'paid')) not valid;
