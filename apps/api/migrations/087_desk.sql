-- few rows: quote_requests
-- What the office writes down about a request for itself.
create table case_notes (
  request_id  uuid not null references quote_requests (id) on delete cascade,
  id          uuid not null,
  written_by  uuid not null,
  at          timestamptz not null,
  note_sealed bytea not null,
  primary key (request_id, id)
);

-- Whom a case waits for while it is with the office: how many insurers have not answered, and how many offers the consultant has
-- not. Counted here, so that processes of the release before keep it right. Whoever changes an offer holds its case's row.
alter table quote_requests
  add column offers_asked  smallint not null default 0,
  add column offers_quoted smallint not null default 0;

create function count_open_offers() returns trigger language plpgsql as $$
begin
  update quote_requests set
    offers_asked = (select count(*) from request_offers where request_id = new.request_id and state = 'waiting'),
    offers_quoted = (select count(*) from request_offers where request_id = new.request_id and state = 'quoted')
  where id = new.request_id;
  return null;
end $$;
create trigger open_offers_counted after insert or update of state on request_offers
  for each row execute function count_open_offers();

-- Those of whose insurers something is open.
update quote_requests set
  offers_asked = (select count(*) from request_offers where request_id = quote_requests.id and state = 'waiting'),
  offers_quoted = (select count(*) from request_offers where request_id = quote_requests.id and state = 'quoted')
where id in (select request_id from request_offers where state in ('waiting', 'quoted'));
