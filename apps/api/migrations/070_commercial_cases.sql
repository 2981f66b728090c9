-- A consultant's commercial case is a request for a quote (decision 037): drafted, submitted, asked about, withdrawn. A visitor's
-- request uses none of these columns and none of the new states.
alter table quote_requests
  add column audience            text not null default 'visitor', -- who fills the form in
  add column version             integer not null default 1,      -- of what was saved: who saves has seen the newest
  add column changed_at          timestamptz,
  add column created_by          uuid,
  add column transaction_type    text,
  add column insured_name_sealed bytea,
  add column insured_name_hash   bytea,                           -- found by the whole name
  add column starts_on           date,
  add column ends_on             date,
  add column consented           boolean not null default false,
  add column opted_out           boolean not null default false,  -- of direct marketing
  add column copied_from         uuid,
  add column submitted_at        timestamptz,
  add column expires_at          timestamptz,                     -- unless somebody does something with it before
  -- What the office asked for: its rows alone can be changed, and the clock stands still.
  add column asked_sealed        bytea,
  add column paused_since        timestamptz,
  add column paused_seconds      integer not null default 0,      -- of the pauses that are over
  add column closed_as           text,
  add column closed_by           uuid,
  add column closed_reason_sealed bytea,
  -- Nobody is mailed at an address that was typed into a case.
  alter column email_hash drop not null,
  drop constraint quote_requests_status,
  add constraint quote_requests_status
    check (status in ('draft', 'waiting', 'pending', 'answered', 'accepted', 'closed', 'expired')) not valid,
  add constraint quote_requests_audience check (
    audience = 'visitor' and email_hash is not null and status in ('waiting', 'answered', 'closed')
    or audience = 'consultant' and insured_name_sealed is not null and changed_at is not null and status <> 'answered'
  ) not valid,
  add constraint quote_requests_closed_as check (closed_as in ('declined', 'withdrawn')) not valid,
  add constraint quote_requests_transaction_type
    check (transaction_type in ('newBusiness', 'renewal', 'endorsement')) not valid;
