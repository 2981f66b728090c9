-- outside a transaction
-- What waits is counted and listed from these, for everybody or for one consultant code, whatever lies in the tables beside it.
create index concurrently if not exists quote_requests_by_due on quote_requests (due_at, id) where status = 'waiting';

create index concurrently if not exists quote_requests_of_consultant on quote_requests (consultant_code, due_at, id)
  where status = 'waiting' and consultant_code is not null;

-- An abandoned basket of a visitor is nobody's work and stands in none of them.
create index concurrently if not exists applications_open on applications (quote_expires_on, id)
  include (consultant_code, from_link, state, created_at, submitted_at)
  where state <> 'paid' and (consultant_code is not null or from_link or state = 'submitted');

create index concurrently if not exists applications_open_of_consultant on applications
  (consultant_code, quote_expires_on, id) include (from_link, state, created_at, submitted_at)
  where state <> 'paid' and consultant_code is not null;

create index concurrently if not exists payments_to_resolve on payments (created_at)
  where state in ('created', 'pending') and gateway_ref is not null;

create index concurrently if not exists content_files_drafts on content_files (box, changed_at, id) where state = 'draft';

-- How many links and requests a month had.
create index concurrently if not exists purchase_links_by_time on purchase_links (sent_at) include (consultant_code);

create index concurrently if not exists quote_requests_by_time on quote_requests (requested_at) include (consultant_code);

-- A consultant's newest applications and policies: their clients.
create index concurrently if not exists applications_of_consultant on applications (consultant_code, changed_at)
  where consultant_code is not null;

create index concurrently if not exists policies_of_consultant on policies (consultant_code, issued_at)
  where consultant_code is not null;
