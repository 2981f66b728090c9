-- A reminder of which no mail went out, for no address is known, waits until the office has told the client otherwise
-- (decision 049). What was due before this is no news any more.
alter table note_reminders
  add column id uuid not null default gen_random_uuid() unique,
  add column told_on date,
  add column told_by uuid,
  add column told_via text check (told_via in ('phone', 'post', 'other', 'needless')),
  add column note_sealed bytea,
  add column told_at timestamptz,
  add constraint note_reminders_told check ((told_on is null) = (told_via is null) and (told_on is null) = (told_at is null));
update note_reminders set told_on = (reminded_at at time zone 'Asia/Hong_Kong')::date, told_at = reminded_at, told_via = 'needless'
  where mail_id is null;
create index note_reminders_by_hand on note_reminders (reminded_at, id) where mail_id is null and told_on is null;
create index note_reminders_told on note_reminders (told_at, id) where mail_id is null and told_on is not null;

create function tell_work_of_reminder() returns trigger language plpgsql as $$
begin
  perform pg_notify('work_changed', 'reminders.write ');
  return null;
end $$;
create trigger tell_work_of_new_reminder after insert on note_reminders
  for each row when (new.mail_id is null) execute function tell_work_of_reminder();
create trigger tell_work_of_reminder after update on note_reminders
  for each row when (old.told_on is distinct from new.told_on) execute function tell_work_of_reminder();
