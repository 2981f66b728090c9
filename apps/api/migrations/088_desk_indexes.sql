-- outside a transaction
-- The desk: what is open, what is due first in front, as each of its views narrows it. What is late is read from
-- quote_requests_by_due. What is paused is not due before it goes on: it stands last in the views that have both.
create index concurrently if not exists desk_paused_last
  on quote_requests ((case when status = 'pending' then timestamptz 'infinity' else due_at end), id)
  include (status, product) where status in ('waiting', 'pending');

create index concurrently if not exists desk_unclaimed on quote_requests (due_at, id)
  include (product) where status = 'waiting' and assigned_to is null;

create index concurrently if not exists desk_mine_paused_last
  on quote_requests (assigned_to, (case when status = 'pending' then timestamptz 'infinity' else due_at end), id)
  include (status, product) where status in ('waiting', 'pending');

create index concurrently if not exists desk_with_consultants_paused_last
  on quote_requests ((case when status = 'pending' then timestamptz 'infinity' else due_at end), id)
  include (status, product) where status = 'pending' or status = 'waiting' and offers_quoted > 0;

create index concurrently if not exists desk_with_insurers on quote_requests (due_at, id)
  include (product) where status = 'waiting' and offers_asked > 0;
