-- outside a transaction
-- What clients ask for: what waits first, the longest waiting before the others; and of one state alone.
create index concurrently if not exists client_changes_in_order on client_changes ((state <> 'waiting'), asked_at, id);
create index concurrently if not exists client_changes_of_state on client_changes (state, asked_at, id);
drop index concurrently if exists client_changes_waiting;

-- Policies that lapse unless they are paid: those that have ended keep the day since which they were not.
create index concurrently if not exists policies_to_lapse on policies (pending_since, id)
  where pending_since is not null and ended_as is null;
