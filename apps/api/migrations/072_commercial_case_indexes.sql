-- outside a transaction
-- The inquiry of cases in each of its orders, whatever it is narrowed by; of visitors' requests it holds none.
create index concurrently if not exists cases_by_request_time on quote_requests (requested_at, id)
  include (status, product, transaction_type, consultant_code) where audience = 'consultant';

create index concurrently if not exists cases_by_number on quote_requests (request_number, id)
  include (status, product, transaction_type, consultant_code, requested_at) where audience = 'consultant';

create index concurrently if not exists cases_by_start on quote_requests (starts_on, id)
  include (status, product, transaction_type, consultant_code, requested_at) where audience = 'consultant';

-- A consultant's own, which are few among all.
create index concurrently if not exists cases_of_consultant on quote_requests (consultant_code, requested_at, id)
  include (status, product, transaction_type) where audience = 'consultant';

create index concurrently if not exists cases_by_insured_name on quote_requests (insured_name_hash)
  where audience = 'consultant';

create index concurrently if not exists cases_to_expire on quote_requests (expires_at, id)
  where audience = 'consultant' and status in ('waiting', 'pending');

-- How many requests a month had, drafts left out.
create index concurrently if not exists quote_requests_made on quote_requests (requested_at) include (consultant_code)
  where status <> 'draft';

drop index concurrently if exists quote_requests_by_time;
