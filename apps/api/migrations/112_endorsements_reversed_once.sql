-- outside a transaction
-- An endorsement is reversed once.
create unique index concurrently if not exists policy_endorsements_reversed_once
  on policy_endorsements (policy_id, reverses_no) where reverses_no is not null;
