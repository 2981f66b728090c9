-- The sandbox's notices are no longer a job each: whatever was not delivered is looked for, and tried again at a time
-- of its own. Rows of a process that does not know the column are due in three seconds too.
alter table sandbox_notices add column next_attempt_at timestamptz not null default now() + interval '3 seconds';

-- The gateway is asked about payments of which it told no end: its notice may be lost.
alter table payments add column gateway_asked_at timestamptz;
alter table payments add column gateway_ended_at timestamptz; -- since when nobody can pay there any more
