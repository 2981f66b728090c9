-- outside a transaction
-- Policies that are few and stand at one end of an order (policies/list-policies.ts, decision 021): pending ones and those that ended
-- otherwise, by their dates; those that are over within a year of their dates, which were looked for among all that are in force.
create index concurrently if not exists policies_pending_by_start on policies (starts_on, id)
  include (line, insurer_code, consultant_code, second_consultant_code, issued_on, ends_on, ended_as, policy_number)
  where pending_since is not null;

create index concurrently if not exists policies_pending_by_issue on policies (issued_on, id)
  include (line, insurer_code, consultant_code, second_consultant_code, starts_on, ends_on, ended_as, policy_number)
  where pending_since is not null;

create index concurrently if not exists policies_ended_by_issue on policies (ended_as, issued_on, id)
  include (line, insurer_code, consultant_code, second_consultant_code, starts_on, ends_on, policy_number)
  where ended_as is not null;

create index concurrently if not exists policies_within_a_year_by_start on policies (starts_on, id)
  include (line, insurer_code, consultant_code, second_consultant_code, issued_on, ends_on, ended_as, pending_since)
  where ends_on - starts_on < 364;

create index concurrently if not exists policies_within_a_year_by_issue on policies (issued_on, id)
  include (line, insurer_code, consultant_code, second_consultant_code, starts_on, ends_on, ended_as, pending_since)
  where ends_on - issued_on < 364;

-- Of a month by number: twenty thousand were read and put in order for a page (lists/few-days.ts).
create index concurrently if not exists policies_of_month_by_number on policies
  (date_trunc('month', starts_on::timestamp), policy_number, id)
  include (line, insurer_code, consultant_code, second_consultant_code, issued_on, starts_on, ends_on, ended_as, pending_since);

create index concurrently if not exists policies_of_month_of_issue_by_number on policies
  (date_trunc('month', issued_on::timestamp), policy_number, id)
  include (line, insurer_code, consultant_code, second_consultant_code, issued_on, starts_on, ends_on, ended_as, pending_since);
