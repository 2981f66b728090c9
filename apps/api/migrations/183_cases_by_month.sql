-- outside a transaction
-- Cases of a month in another order than that of time: twenty thousand were read and put in order for a page (lists/few-days.ts,
-- decision 021).
create index concurrently if not exists cases_of_month_by_number on quote_requests
  (date_trunc('month', requested_at at time zone 'Asia/Hong_Kong'), request_number, id)
  include (requested_at, status, product, transaction_type, consultant_code) where audience = 'consultant';

create index concurrently if not exists cases_of_month_by_start on quote_requests
  (date_trunc('month', requested_at at time zone 'Asia/Hong_Kong'), starts_on, id)
  include (requested_at, status, product, transaction_type, consultant_code) where audience = 'consultant';

create index concurrently if not exists motor_cases_of_month_by_number on motor_cases
  (date_trunc('month', created_at at time zone 'Asia/Hong_Kong'), quotation_number, id) include (created_at, status, starts_on);

create index concurrently if not exists motor_cases_of_month_by_start on motor_cases
  (date_trunc('month', created_at at time zone 'Asia/Hong_Kong'), starts_on, id) include (created_at, status, quotation_number);
