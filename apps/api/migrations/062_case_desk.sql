-- Who of the office answers a case, what was answered, and who did what with it when.
alter table quote_requests add column assigned_to uuid, add column answer_sealed bytea;

-- An enquiry is closed without an answer, or after it. A process of the release before takes one that was closed without
-- an answer for an open one.
alter table enquiries
  add column assigned_to uuid,
  add column answer_sealed bytea,
  add column closed_at timestamptz,
  add column waiting_since timestamptz; -- since it was opened again; null: since it was sent

create table case_events (
  case_id     uuid not null,
  id          uuid not null,
  action      text not null,
  user_id     uuid,                -- null: nobody who is signed in
  assigned_to uuid,                -- who has it afterwards
  at          timestamptz not null,
  primary key (case_id, id)
);
