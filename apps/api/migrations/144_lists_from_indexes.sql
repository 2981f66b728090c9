-- outside a transaction
-- The list of offers: of cases that wait, in each of its orders, without opening a case.
create index concurrently if not exists offers_that_wait on request_offers (valid_until, id)
  include (insurer_code, case_product) where state = 'quoted' and case_waits;

create index concurrently if not exists offers_that_wait_by_answer on request_offers (answered_at, id)
  include (valid_until, insurer_code, case_product) where state = 'quoted' and case_waits;

create index concurrently if not exists offers_that_wait_by_premium on request_offers (premium_cents, id)
  include (valid_until, insurer_code, case_product) where state = 'quoted' and case_waits;

create index concurrently if not exists offers_that_wait_of_consultant on request_offers (case_consultant_code, valid_until, id)
  include (answered_at, premium_cents, insurer_code, case_product) where state = 'quoted' and case_waits;

drop index concurrently if exists request_offers_quoted_by_answer;

drop index concurrently if exists request_offers_quoted_by_premium;

-- The policy inquiry of a consultant: all that it narrows and orders by, under either code, without opening a policy.
create index concurrently if not exists policies_of_code on policies (consultant_code, issued_on, id)
  include (policy_number, line, insurer_code, starts_on, ends_on, ended_as, pending_since, version)
  where consultant_code is not null;

create index concurrently if not exists policies_of_second_code on policies (second_consultant_code, issued_on, id)
  include (consultant_code, policy_number, line, insurer_code, starts_on, ends_on, ended_as, pending_since, version)
  where second_consultant_code is not null;

-- Of a year most policies are: those in force by their start began in the last one, or are long.
create index concurrently if not exists policies_beyond_a_year_by_start on policies (starts_on, id) where ends_on - starts_on > 366;

-- What somebody ended, by its start: one in ten of all.
create index concurrently if not exists policies_ended_by_start on policies (ended_as, starts_on, id)
  include (line, insurer_code, consultant_code, issued_on, ends_on, policy_number) where ended_as is not null;

drop index concurrently if exists policies_long_by_start;

drop index concurrently if exists policies_of_second_consultant;
