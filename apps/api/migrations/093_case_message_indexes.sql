-- outside a transaction
create index concurrently if not exists case_events_awaiting_mail on case_events (at) where awaits_mail;

-- Ends that their consultants have not been told of.
create index concurrently if not exists cases_to_remind on quote_requests (expires_at)
  where audience = 'consultant' and status in ('waiting', 'pending') and expiry_mailed_for is distinct from expires_at;

create index concurrently if not exists offers_to_remind on request_offers (valid_until)
  where state = 'quoted' and expiry_mailed_for is distinct from valid_until;

-- What waits for whom: an officer's own, policies to issue, offers of a consultant's cases, what insurers ask.
create index concurrently if not exists requests_by_officer on quote_requests (assigned_to, due_at, id)
  include (requested_at) where status = 'waiting';

create index concurrently if not exists cases_accepted on quote_requests (state_changed_at, id)
  include (assigned_to) where status = 'accepted';

create index concurrently if not exists cases_waiting on quote_requests (consultant_code, id)
  where status = 'waiting' and audience = 'consultant';

create index concurrently if not exists offers_to_inform on request_offers (answered_at, id)
  include (request_id) where state = 'informationRequired';
