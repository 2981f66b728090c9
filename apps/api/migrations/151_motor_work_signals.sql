-- Tells every process that what waits of motor cases has changed (092): everybody who reads them asks again by the own rights.
create function tell_work_of_motor_case() returns trigger language plpgsql as $$
begin
  perform pg_notify('work_changed', 'motor.read ' || coalesce(new.consultant_code, ''));
  return null;
end $$;
create trigger tell_work_of_motor_case after update on motor_cases
  for each row when (old.status is distinct from new.status) execute function tell_work_of_motor_case();

-- Of what has become late the team lead is told once, for each step of a case.
alter table motor_cases add column late_mailed_for timestamptz;
