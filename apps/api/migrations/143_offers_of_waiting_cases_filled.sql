-- in batches
-- Offers from before migration 142.
update request_offers set (case_waits, case_product, case_consultant_code) =
    (select status = 'waiting', product, consultant_code from quote_requests where quote_requests.id = request_offers.request_id)
  where id in (select id from request_offers where case_waits is null limit 5000);
