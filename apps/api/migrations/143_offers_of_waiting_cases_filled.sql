-- in batches
-- Offers from before migration 142.
update request_offers o set case_waits = r.status = 'waiting', case_product = r.product, case_consultant_code = r.consultant_code
from quote_requests r
where r.id = o.request_id and o.id in (select id from request_offers where case_waits is null limit 5000);
