-- What the office keeps of a policy beside what was sold, and changes without an endorsement.
alter table policies
  add column if not exists version integer not null default 0,
  add column changed_at       timestamptz,
  add column changed_by       uuid,
  add column remarks_sealed   bytea,
  add column holder_name_hash bytea;           -- found by the whole name; null until it is filled in
