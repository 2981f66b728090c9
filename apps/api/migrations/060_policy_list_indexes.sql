-- outside a transaction
-- The policy inquiry (decision 031): everything but the holder's name that it narrows by stands in the index that orders it.
create index concurrently if not exists policies_by_issue on policies (issued_on, id)
  include (line, insurer_code, consultant_code, starts_on, ends_on, ended_as);

create index concurrently if not exists policies_by_start on policies (starts_on, id)
  include (line, insurer_code, consultant_code, issued_on, ends_on, ended_as);

create index concurrently if not exists policies_by_number on policies (policy_number, id)
  include (line, insurer_code, consultant_code, issued_on, starts_on, ends_on, ended_as);

create index concurrently if not exists policies_by_number_part on policies using gin (policy_number gin_trgm_ops);
