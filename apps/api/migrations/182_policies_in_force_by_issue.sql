-- outside a transaction
-- Policies in force by their issue, the oldest first: those of a year were passed over that were issued early and have ended since
-- (policies/list-policies.ts, decision 021).
create index concurrently if not exists policies_beyond_a_year_by_issue on policies (issued_on, id)
  include (line, insurer_code, consultant_code, second_consultant_code, starts_on, ends_on, ended_as, pending_since)
  where ends_on - issued_on > 380;
