-- What the office writes down about a request for itself.
create table case_notes (
  request_id  uuid not null references quote_requests (id) on delete cascade,
  id          uuid not null,
  written_by  uuid not null,
  at          timestamptz not null,
  note_sealed bytea not null,
  primary key (request_id, id)
);
