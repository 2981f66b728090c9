-- outside a transaction
-- The office's list of requests, whatever their state.
create index concurrently if not exists quote_requests_due on quote_requests (due_at, id) include (status, product);
create index concurrently if not exists quote_requests_requested on quote_requests (requested_at, id) include (status, product);
