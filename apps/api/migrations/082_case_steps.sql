-- How long a case was in the state that an action has ended: null of actions that end none, and of those before there was this.
alter table case_events
  add column workflow          text,
  add column step              text,
  add column holder            text,
  add column step_insurer_code text,    -- the insurer it was about, where there is one
  add column clock_seconds     integer,
  add column office_seconds    integer; -- null also where public holidays were not known so far ahead
