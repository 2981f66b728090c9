-- outside a transaction
-- What is late is read from quote_requests_by_due.
drop index concurrently if exists desk_waiting;

-- What is paused is not due before it goes on: it stands last in the views of the desk that have both.
drop index concurrently if exists desk_open;
create index concurrently if not exists desk_paused_last
  on quote_requests ((case when status = 'pending' then timestamptz 'infinity' else due_at end), id)
  include (status, product) where status in ('waiting', 'pending');

drop index concurrently if exists desk_mine;
create index concurrently if not exists desk_mine_paused_last
  on quote_requests (assigned_to, (case when status = 'pending' then timestamptz 'infinity' else due_at end), id)
  include (status, product) where status in ('waiting', 'pending');

drop index concurrently if exists desk_with_consultants;
create index concurrently if not exists desk_with_consultants_paused_last
  on quote_requests ((case when status = 'pending' then timestamptz 'infinity' else due_at end), id)
  include (status, product) where status = 'pending' or status = 'waiting' and offers_quoted > 0;
