-- outside a transaction
-- Offers that wait, of one class: a deep page walked past those of all the others (requests/commercial/offers/list-offers.ts,
-- decision 021).
create index concurrently if not exists offers_that_wait_of_class on request_offers (case_product, valid_until, id)
  include (insurer_code) where state = 'quoted' and case_waits;
