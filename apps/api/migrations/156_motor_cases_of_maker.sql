-- outside a transaction
-- Cases by who began them, in every status: counted without being opened, as those of a code are. It holds what waits, too.
create index concurrently if not exists motor_cases_by_maker on motor_cases (created_by, status, created_at, id)
  include (state_changed_at, expires_at);

drop index concurrently if exists motor_cases_of_maker;
