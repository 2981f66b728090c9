-- What a client asks for waits by itself until the office takes it up as a draft, or declines it with a reason (decision
-- 052). What was asked before this was a draft at once.
alter table client_changes
  alter column draft_id drop not null,
  add column state text not null default 'takenUp',
  add column state_changed_at timestamptz,
  add column version integer not null default 1,
  add column answered_by uuid,
  add column note_sealed bytea;
alter table client_changes
  add constraint client_changes_state_check check (state in ('waiting', 'takenUp', 'declined')) not valid;

create function tell_work_of_client_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('work_changed', 'endorsements.write ');
  return null;
end $$;
create trigger tell_work_of_new_client_change after insert on client_changes
  for each row when (new.state = 'waiting') execute function tell_work_of_client_change();
create trigger tell_work_of_client_change after update on client_changes
  for each row when (old.state is distinct from new.state) execute function tell_work_of_client_change();

-- A reminder of which no mail went out, for no address is known, waits until the office has told the client otherwise
-- (decision 049). Those of before have no id: they are no news any more.
alter table note_reminders
  add column id uuid,
  add column given_on date,
  add column given_by uuid,
  add column given_via text,
  add column note_sealed bytea,
  add column given_at timestamptz;
alter table note_reminders
  add constraint note_reminders_via_check check (given_via in ('phone', 'post', 'other', 'needless')) not valid,
  add constraint note_reminders_given_check
    check ((given_on is null) = (given_via is null) and (given_on is null) = (given_at is null)) not valid;

create function tell_work_of_reminder() returns trigger language plpgsql as $$
begin
  perform pg_notify('work_changed', 'reminders.write ');
  return null;
end $$;
create trigger tell_work_of_new_reminder after insert on note_reminders
  for each row when (new.mail_id is null) execute function tell_work_of_reminder();
create trigger tell_work_of_reminder after update on note_reminders
  for each row when (old.given_on is distinct from new.given_on) execute function tell_work_of_reminder();

-- The bank of a card's holder takes a payment back: the gateway tells of it long after it was paid (decisions 005, 050).
alter table payments
  add column charged_back_at timestamptz,
  add column chargeback_closed_at timestamptz,
  add column chargeback_closed_by uuid;
alter table payments
  drop constraint payments_state_check,
  drop constraint payments_check1;
alter table payments
  add constraint payments_state_check
    check (state in ('created', 'pending', 'paid', 'failed', 'expired', 'refunded', 'chargedBack')) not valid,
  add constraint payments_check1
    check ((paid_at is not null) = (state in ('paid', 'refunded', 'chargedBack'))) not valid;
alter table sandbox_sessions drop constraint sandbox_sessions_state_check;
alter table sandbox_sessions add constraint sandbox_sessions_state_check
  check (state in ('open', 'challenged', 'paid', 'failed', 'expired', 'refunded', 'chargedBack')) not valid;

create function tell_work_of_chargeback() returns trigger language plpgsql as $$
begin
  perform pg_notify('work_changed', 'payments.read ');
  return null;
end $$;
create trigger tell_work_of_chargeback after update on payments
  for each row when (old.charged_back_at is distinct from new.charged_back_at
    or old.chargeback_closed_at is distinct from new.chargeback_closed_at) execute function tell_work_of_chargeback();
