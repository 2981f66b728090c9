-- outside a transaction
-- Requests and cases by a part of their number, which is looked for in lists and in the search over everything.
create index concurrently if not exists quote_requests_by_number_part on quote_requests
  using gin (request_number gin_trgm_ops);
