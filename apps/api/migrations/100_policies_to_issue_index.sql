-- outside a transaction
-- Policies to issue: those that were stay accepted for ever.
create index concurrently if not exists cases_to_issue on quote_requests (state_changed_at, id)
  include (assigned_to) where status = 'accepted' and issued_at is null;

drop index concurrently if exists cases_accepted;
