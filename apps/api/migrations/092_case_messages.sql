-- What is done with a case awaits its mail in the transaction that does it; what was done before this is no news any more.
alter table case_events add column awaits_mail boolean not null default false;
alter table case_events alter column awaits_mail set default true;

-- The end of which the consultant was told that it is near: told again only of another.
alter table quote_requests add column expiry_mailed_for timestamptz;
alter table request_offers add column expiry_mailed_for date;

-- Tells every process that what waits under a permission has changed: 'permission code', the code of the consultant whose it
-- is, if it is one's. It says nothing of the case itself.
create function tell_work_of_request() returns trigger language plpgsql as $$
begin
  perform pg_notify('work_changed', 'requests.read ' || coalesce(new.consultant_code, ''));
  return null;
end $$;
create trigger tell_work_of_new_request after insert on quote_requests
  for each row when (new.status <> 'draft') execute function tell_work_of_request();
create trigger tell_work_of_request after update on quote_requests
  for each row when (old.status is distinct from new.status or old.assigned_to is distinct from new.assigned_to)
  execute function tell_work_of_request();

create function tell_work_of_offer() returns trigger language plpgsql as $$
declare
  code text;
begin
  select consultant_code into code from quote_requests where id = new.request_id;
  perform pg_notify('work_changed', 'requests.read ' || coalesce(code, ''));
  return null;
end $$;
create trigger tell_work_of_offer after update on request_offers
  for each row when (old.state is distinct from new.state) execute function tell_work_of_offer();

create function tell_work_of_enquiry() returns trigger language plpgsql as $$
begin
  perform pg_notify('work_changed', 'enquiries.answer ');
  return null;
end $$;
create trigger tell_work_of_new_enquiry after insert on enquiries for each row execute function tell_work_of_enquiry();
create trigger tell_work_of_enquiry after update on enquiries
  for each row when (old.answered_at is distinct from new.answered_at or old.closed_at is distinct from new.closed_at)
  execute function tell_work_of_enquiry();

create function tell_work_of_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('work_changed', 'content.edit ');
  return null;
end $$;
create trigger tell_work_of_content after insert or update or delete on content_files
  for each statement execute function tell_work_of_content();
create trigger tell_work_of_content after insert or update or delete on claim_faqs
  for each statement execute function tell_work_of_content();
