-- outside a transaction
-- The desk: what is open, what is due first in front, as each of its views narrows it.
create index concurrently if not exists desk_open on quote_requests (due_at, id)
  include (status, product) where status in ('waiting', 'pending');

create index concurrently if not exists desk_waiting on quote_requests (due_at, id)
  include (product) where status = 'waiting';

create index concurrently if not exists desk_unclaimed on quote_requests (due_at, id)
  include (product) where status = 'waiting' and assigned_to is null;

create index concurrently if not exists desk_mine on quote_requests (assigned_to, due_at, id)
  include (status, product) where status in ('waiting', 'pending');

create index concurrently if not exists desk_with_consultants on quote_requests (due_at, id)
  include (status, product) where status = 'pending' or status = 'waiting' and offers_quoted > 0;

create index concurrently if not exists desk_with_insurers on quote_requests (due_at, id)
  include (product) where status = 'waiting' and offers_asked > 0;
