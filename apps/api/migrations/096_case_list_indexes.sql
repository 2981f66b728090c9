-- outside a transaction
-- Requests and cases in one state: where few are in it, a deep page would otherwise pass over all the others.
create index concurrently if not exists cases_in_state on quote_requests (status, requested_at, id)
  include (product, transaction_type, consultant_code) where audience = 'consultant';

create index concurrently if not exists cases_in_state_by_number on quote_requests (status, request_number, id)
  include (product, transaction_type, consultant_code, requested_at) where audience = 'consultant';

create index concurrently if not exists cases_in_state_by_start on quote_requests (status, starts_on, id)
  include (product, transaction_type, consultant_code, requested_at) where audience = 'consultant';

create index concurrently if not exists quote_requests_in_state_by_due on quote_requests (status, due_at, id) include (product);

create index concurrently if not exists quote_requests_in_state_by_time on quote_requests (status, requested_at, id)
  include (product);

-- The offers that wait for a consultant, in the other orders of their list.
create index concurrently if not exists request_offers_quoted_by_answer on request_offers (answered_at, id)
  where state = 'quoted';

create index concurrently if not exists request_offers_quoted_by_premium on request_offers (premium_cents, id)
  where state = 'quoted';
