-- What the office writes down about a request for itself.
create table case_notes (
  id          uuid primary key,
  request_id  uuid not null references quote_requests (id) on delete cascade,
  written_by  uuid not null,
  at          timestamptz not null,
  note_sealed bytea not null
);
create index case_notes_of_request on case_notes (request_id, at);
