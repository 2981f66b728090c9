-- outside a transaction
-- A consultant's own policies in each order (policies/list-policies.ts, decision 021): two thousand were read and put in order for a
-- page. By issue they have an index since 144.
create index concurrently if not exists policies_of_code_by_number on policies (consultant_code, policy_number, id)
  include (line, insurer_code, issued_on, starts_on, ends_on, ended_as, pending_since) where consultant_code is not null;

create index concurrently if not exists policies_of_code_by_start on policies (consultant_code, starts_on, id)
  include (line, insurer_code, issued_on, ends_on, ended_as, pending_since, policy_number) where consultant_code is not null;

create index concurrently if not exists policies_of_second_code_by_number on policies (second_consultant_code, policy_number, id)
  include (consultant_code, line, insurer_code, issued_on, starts_on, ends_on, ended_as, pending_since)
  where second_consultant_code is not null;

create index concurrently if not exists policies_of_second_code_by_start on policies (second_consultant_code, starts_on, id)
  include (consultant_code, line, insurer_code, issued_on, ends_on, ended_as, pending_since, policy_number)
  where second_consultant_code is not null;

-- Policies of one class that start in some days: of a month seven in eight were passed over.
create index concurrently if not exists policies_of_line_by_start on policies (line, starts_on, id)
  include (insurer_code, consultant_code, second_consultant_code, issued_on, ends_on, ended_as, pending_since, policy_number);
