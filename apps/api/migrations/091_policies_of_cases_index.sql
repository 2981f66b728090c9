-- outside a transaction
-- A case has one policy, and a policy is found back to its case.
create unique index concurrently if not exists quote_requests_policy on quote_requests (policy_id)
  where policy_id is not null;
