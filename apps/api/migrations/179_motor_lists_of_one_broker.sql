-- outside a transaction
-- Cases of one broker, and those of a month in another order, are read from the index that narrows them, and put in order (decision 021).
create index concurrently if not exists motor_cases_of_code_listed on motor_cases (consultant_code, status, created_at, id)
  include (quotation_number, starts_on, insured_name_hash);

drop index concurrently if exists motor_cases_of_code;

create index concurrently if not exists motor_cases_of_maker_listed on motor_cases (created_by, status, created_at, id)
  include (state_changed_at, expires_at, consultant_code, quotation_number, starts_on, insured_name_hash);

drop index concurrently if exists motor_cases_by_maker;

create index concurrently if not exists motor_cases_in_order_listed on motor_cases (created_at, id) include (status, quotation_number, starts_on);

drop index concurrently if exists motor_cases_in_order;
