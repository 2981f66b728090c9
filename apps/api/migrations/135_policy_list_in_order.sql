-- outside a transaction
-- The policy inquiry again (decision 021): with pending_since and the second code, a status and a unit are read from the index that
-- orders; with the number, a month is put in order without opening its rows; with the version, so are the newest in the order of names.
create index concurrently if not exists policies_in_order_of_number on policies (policy_number, id)
  include (line, insurer_code, consultant_code, second_consultant_code, issued_on, starts_on, ends_on, ended_as, pending_since);

create index concurrently if not exists policies_in_order_of_start on policies (starts_on, id)
  include (line, insurer_code, consultant_code, second_consultant_code, issued_on, ends_on, ended_as, pending_since, policy_number);

create index concurrently if not exists policies_in_order_of_issue on policies (issued_on, id)
  include (line, insurer_code, consultant_code, second_consultant_code, starts_on, ends_on, ended_as, pending_since, policy_number,
    version);

-- Numbers begin with the insurer, who sells certain classes: in their order the others would all be passed over first.
create index concurrently if not exists policies_of_line on policies (line, policy_number, id)
  include (insurer_code, consultant_code, second_consultant_code, issued_on, starts_on, ends_on, ended_as, pending_since);

create index concurrently if not exists policies_of_insurer on policies (insurer_code, policy_number, id)
  include (line, consultant_code, second_consultant_code, issued_on, starts_on, ends_on, ended_as, pending_since);

-- Few beside the others.
create index concurrently if not exists policies_pending_by_number on policies (policy_number, id)
  include (line, insurer_code, consultant_code, second_consultant_code, issued_on, starts_on, ends_on, ended_as)
  where pending_since is not null;

-- What of long ago is still in force (policies/list-policies.ts).
create index concurrently if not exists policies_long_by_start on policies (starts_on, id) where ends_on - starts_on > 400;

create index concurrently if not exists policies_long_by_issue on policies (issued_on, id) where ends_on - issued_on > 430;

analyze policies;

drop index concurrently if exists policies_by_number;

drop index concurrently if exists policies_by_start;

drop index concurrently if exists policies_by_issue;

-- Its column begins policies_of_consultant.
drop index concurrently if exists policies_by_consultant;
