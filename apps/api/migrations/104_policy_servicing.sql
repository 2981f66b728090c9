-- What the office keeps of a policy beside what was sold, and changes without an endorsement.
alter table policies
  add column if not exists version integer not null default 0,
  add column handled_by       uuid references users (id),   -- who looks after it in the office
  add column issued_by        uuid references users (id),   -- null: the portal, for a paid order
  add column changed_at       timestamptz,
  add column changed_by       uuid references users (id),
  add column remarks_sealed   bytea,
  add column holder_name_hash bytea;                        -- found by the whole name; null until it is filled in
