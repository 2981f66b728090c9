-- outside a transaction
-- Names of cases are known by their ids and versions (persons/held-names.ts, decision 021): the rows of two thousand were opened for
-- their versions.
create index concurrently if not exists cases_of_consultant_in_order on quote_requests (consultant_code, requested_at, id)
  include (version, status, product, transaction_type, request_number, starts_on) where audience = 'consultant';

drop index concurrently if exists cases_of_consultant_listed;

create index concurrently if not exists cases_in_order on quote_requests (requested_at, id)
  include (version, status, product, transaction_type, consultant_code, request_number, starts_on) where audience = 'consultant';

drop index concurrently if exists cases_in_order_of_time;
