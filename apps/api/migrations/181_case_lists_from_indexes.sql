-- outside a transaction
-- Cases in one state by their period: a deep page passed over those in all the other states (decision 021).
create index concurrently if not exists cases_of_state_by_start on quote_requests (status, starts_on, id)
  include (product, transaction_type, consultant_code, requested_at) where audience = 'consultant';

-- A consultant's own cases by number and by period: each of two thousand was opened to be put in order.
create index concurrently if not exists cases_of_consultant_listed on quote_requests (consultant_code, requested_at, id)
  include (status, product, transaction_type, request_number, starts_on) where audience = 'consultant';

drop index concurrently if exists cases_of_consultant;

-- Cases of a class: one in seven of the index of all.
create index concurrently if not exists cases_of_class on quote_requests (product, requested_at, id)
  include (status, transaction_type, consultant_code) where audience = 'consultant';

-- The desk's requests of a class, too.
create index concurrently if not exists desk_of_class on quote_requests (product, due_at, id) include (status);
