-- What a case, and later a policy, insures: rows with a name, a type and a content, sealed together. They are read and written
-- as one; until somebody writes them the house's rows stand for a case, without contents.
create table subject_matter (
  owner_id    uuid primary key,          -- a case's, or a policy's
  owner_kind  text not null check (owner_kind in ('case', 'policy')),
  version     integer not null default 1,
  rows_sealed bytea not null,
  changed_at  timestamptz not null
);
