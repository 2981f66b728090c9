-- Since when a case is in its state: written with every move of one. Null: it has not moved since it began, or not since this release.
alter table content_files add column state_changed_at timestamptz;
alter table claim_faqs add column state_changed_at timestamptz;
alter table enquiries add column state_changed_at timestamptz;
alter table applications add column state_changed_at timestamptz;
alter table payments add column state_changed_at timestamptz;
alter table mails add column state_changed_at timestamptz;

-- A request's state in words. Every request so far waits, and those that the release before makes do so too: it moves none.
-- The code beside it is for that release, which reads and writes nothing else.
alter table quote_requests
  add column state_changed_at timestamptz,
  add column status text not null default 'waiting',
  alter column state set default 'W',
  add constraint quote_requests_status check (status in ('waiting', 'answered', 'closed')) not valid;
