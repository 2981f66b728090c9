-- outside a transaction
-- Cases in one state by their number: a deep page passed over those in all the other states (decision 021).
create index concurrently if not exists cases_of_state_by_number on quote_requests (status, request_number, id)
  include (product, transaction_type, consultant_code, requested_at) where audience = 'consultant';
