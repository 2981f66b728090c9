-- outside a transaction
-- The report over the steps that ended within some days reads nothing else.
create index concurrently if not exists case_events_steps on case_events (at)
  include (workflow, step, holder, assigned_to, step_insurer_code, clock_seconds, office_seconds)
  where step is not null;
