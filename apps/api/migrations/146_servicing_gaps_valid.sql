-- outside a transaction
alter table client_changes validate constraint client_changes_state_check;
alter table note_reminders validate constraint note_reminders_via_check;
alter table note_reminders validate constraint note_reminders_given_check;
alter table payments validate constraint payments_state_check;
alter table payments validate constraint payments_check1;
alter table sandbox_sessions validate constraint sandbox_sessions_state_check;

create index concurrently if not exists client_changes_waiting on client_changes (asked_at, id) where state = 'waiting';
create unique index concurrently if not exists note_reminders_by_id on note_reminders (id) where id is not null;
create index concurrently if not exists note_reminders_by_hand on note_reminders (reminded_at, id)
  where mail_id is null and given_on is null and id is not null;
create index concurrently if not exists note_reminders_given on note_reminders (given_at, id)
  where mail_id is null and given_on is not null and id is not null;
create index concurrently if not exists payments_charged_back on payments (charged_back_at, id)
  where charged_back_at is not null and chargeback_closed_at is null;
