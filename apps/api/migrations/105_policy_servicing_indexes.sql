-- outside a transaction
create index concurrently if not exists policies_by_holder_name on policies (holder_name_hash)
  where holder_name_hash is not null;

-- What is still to be filled in (policies/backfill-holder-names.ts): empty when it is done.
create index concurrently if not exists policies_without_holder_name on policies (id) where holder_name_hash is null;

-- Policies that somebody has ended are few beside the others.
create index concurrently if not exists policies_ended on policies (ended_as, policy_number, id)
  include (line, insurer_code, consultant_code, issued_on, starts_on, ends_on) where ended_as is not null;
