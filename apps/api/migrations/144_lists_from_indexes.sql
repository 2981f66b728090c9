-- outside a transaction
-- The list of offers: of cases that wait, in each of its orders, without opening a case.
create index concurrently if not exists offers_that_wait on request_offers (valid_until, id)
  include (insurer_code, case_product) where state = 'quoted' and case_waits;

create index concurrently if not exists offers_that_wait_by_answer on request_offers (answered_at, id)
  include (valid_until, insurer_code, case_product) where state = 'quoted' and case_waits;

create index concurrently if not exists offers_that_wait_by_premium on request_offers (premium_cents, id)
  include (valid_until, insurer_code, case_product) where state = 'quoted' and case_waits;

create index concurrently if not exists offers_that_wait_of_consultant on request_offers (case_consultant_code, valid_until, id)
  include (answered_at, premium_cents, insurer_code, case_product) where state = 'quoted' and case_waits;

drop index concurrently if exists request_offers_quoted_by_answer;

drop index concurrently if exists request_offers_quoted_by_premium;
