-- outside a transaction
-- The list of cases that are being quoted holds five statuses, in three orders; all of them, for who looks cases up, in
-- three as well; a part of a number is found by its trigrams (decision 021).
create index concurrently if not exists motor_cases_quoting_in_order on motor_cases (created_at, id)
  where status in ('draft', 'quoted', 'referred', 'cleared', 'returned');

create index concurrently if not exists motor_cases_quoting_by_number on motor_cases (quotation_number, id)
  where status in ('draft', 'quoted', 'referred', 'cleared', 'returned');

create index concurrently if not exists motor_cases_quoting_by_start on motor_cases (starts_on, id)
  where status in ('draft', 'quoted', 'referred', 'cleared', 'returned');

create index concurrently if not exists motor_cases_by_status_and_number on motor_cases (status, quotation_number, id);

create index concurrently if not exists motor_cases_by_number on motor_cases (quotation_number, id);

create index concurrently if not exists motor_cases_by_any_start on motor_cases (starts_on, id);

create index concurrently if not exists motor_cases_by_number_part on motor_cases using gin (quotation_number gin_trgm_ops);
