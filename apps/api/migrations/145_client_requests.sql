-- What a client asks for waits by itself until the office takes it up as a draft, or declines it with a reason (decision
-- 052). What was asked before this was a draft at once.
alter table client_changes
  alter column draft_id drop not null,
  add column state text not null default 'takenUp' check (state in ('waiting', 'takenUp', 'declined')),
  add column state_changed_at timestamptz,
  add column version integer not null default 1,
  add column answered_by uuid,
  add column note_sealed bytea;
create index client_changes_waiting on client_changes (asked_at, id) where state = 'waiting';
create index client_changes_by_state on client_changes ((case state when 'waiting' then 0 else 1 end), asked_at, id);

create function tell_work_of_client_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('work_changed', 'endorsements.write ');
  return null;
end $$;
create trigger tell_work_of_new_client_change after insert on client_changes
  for each row when (new.state = 'waiting') execute function tell_work_of_client_change();
create trigger tell_work_of_client_change after update on client_changes
  for each row when (old.state is distinct from new.state) execute function tell_work_of_client_change();
