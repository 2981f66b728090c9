-- outside a transaction
-- What waits of motor cases, the longest waiting first: for the office by its step, for brokers and agents by their code.
create index concurrently if not exists motor_cases_with_office on motor_cases (status, state_changed_at, id)
  include (entered_by, confirmed_by, generated_by, audited_by)
  where status in ('referred', 'confirmed', 'generated', 'audited');

create index concurrently if not exists motor_cases_with_broker on motor_cases (consultant_code, status, id)
  include (created_by, state_changed_at, expires_at)
  where status in ('returned', 'cleared', 'quoted');

create index concurrently if not exists motor_cases_of_maker on motor_cases (created_by, status, id)
  include (state_changed_at, expires_at)
  where status in ('returned', 'cleared', 'quoted');
