-- Which day's verification of the audit trail is whose: several processes verify it once a day between them.
create table audit_days (
  day         date primary key,                    -- in Hong Kong
  begun_at    timestamptz not null,
  ended_at    timestamptz                          -- null: under way, or its process has died
);
