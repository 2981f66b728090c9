-- outside a transaction
-- Late cases that the team lead has not been told of yet.
create index concurrently if not exists quote_requests_to_tell on quote_requests (due_at)
  where status = 'waiting' and late_mailed_at is null;

create index concurrently if not exists enquiries_to_tell on enquiries ((coalesce(waiting_since, sent_at)))
  where answered_at is null and closed_at is null and late_mailed_at is null;
