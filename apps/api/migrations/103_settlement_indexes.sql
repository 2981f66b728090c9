-- outside a transaction
create unique index concurrently if not exists policy_endorsements_by_id on policy_endorsements (id);

create unique index concurrently if not exists allocations_by_id on allocations (id);

create unique index concurrently if not exists allocations_turned_round_once on allocations (reverses) where reverses is not null;

create index concurrently if not exists allocations_by_receipt on allocations (receipt_id) where receipt_id is not null;

create index concurrently if not exists notes_not_posted on debit_credit_notes (id) where not posted;

create index concurrently if not exists receipts_not_posted on receipts (id) where not posted;

create index concurrently if not exists allocations_not_posted on allocations (id) where not posted;

create index concurrently if not exists policies_of_second_consultant on policies (second_consultant_code, issued_on, id)
  where second_consultant_code is not null;

create index concurrently if not exists policies_pending on policies (pending_since, id) where pending_since is not null;

create index concurrently if not exists notes_open_by_due on debit_credit_notes (due_on, id)
  where settlement in ('unsettled', 'partlySettled');
