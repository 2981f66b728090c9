-- outside a transaction
-- Cases that wait for their consultant.
create index concurrently if not exists cases_pending on quote_requests (consultant_code, due_at, id)
  include (state_changed_at) where status = 'pending';
