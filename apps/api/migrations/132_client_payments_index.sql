-- outside a transaction
-- Two tabs open one payment of a policy's notes, not two.
create unique index concurrently if not exists payments_one_open_of_policy
  on payments (policy_id) where state in ('created', 'pending') and policy_id is not null;
