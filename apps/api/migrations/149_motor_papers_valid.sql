-- outside a transaction
alter table documents validate constraint documents_kind;
create unique index concurrently if not exists motor_cases_by_certificate on motor_cases (certificate_number)
  where certificate_number is not null;
