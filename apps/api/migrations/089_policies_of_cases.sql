-- The policy that came of an accepted case (decision 041). The status stays accepted, which the release before knows.
alter table quote_requests
  add column policy_id   uuid,
  add column issued_at   timestamptz,
  -- When the promise was kept: issuing moves state_changed_at.
  add column accepted_at timestamptz;

-- What is owed for a policy that is not paid by card is printed, too.
alter table documents
  drop constraint documents_kind_check,
  add constraint documents_kind check (kind in ('schedule', 'receipt', 'wording', 'debitNote')) not valid;
