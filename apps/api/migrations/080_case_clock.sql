-- What was promised when a request was made, whatever is promised later. Without hours, those until it is due: the release
-- before promises clock hours alone.
alter table quote_requests
  add column promise_counts        text not null default 'CLOCK_HOURS',
  add column promised_hours        integer,
  add column paused_office_seconds integer not null default 0, -- office hours in the pauses that are over
  add column late_mailed_at        timestamptz;                -- when the team lead was told that it is late

alter table enquiries add column late_mailed_at timestamptz;
