-- What the list of offers narrows by stands on the offer itself, for its index: whether its case waits, for which class and under
-- which code. Triggers write it, so that processes of the release before keep it right.
alter table request_offers
  add column case_waits           boolean,
  add column case_product         text,
  add column case_consultant_code text;

create function offer_knows_its_case() returns trigger language plpgsql as $$
begin
  select status = 'waiting', product, consultant_code
    into new.case_waits, new.case_product, new.case_consultant_code
    from quote_requests where id = new.request_id;
  return new;
end $$;
create trigger offer_knows_its_case before insert on request_offers
  for each row execute function offer_knows_its_case();

create function offers_know_their_case() returns trigger language plpgsql as $$
begin
  update request_offers set case_waits = new.status = 'waiting', case_product = new.product,
    case_consultant_code = new.consultant_code
  where request_id = new.id;
  return null;
end $$;
create trigger offers_know_their_case after update of status, product, consultant_code on quote_requests
  for each row when (old.status is distinct from new.status or old.product is distinct from new.product
    or old.consultant_code is distinct from new.consultant_code)
  execute function offers_know_their_case();
