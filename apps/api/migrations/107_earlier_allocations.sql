-- in batches
-- What was allocated before the trigger of migration 102 counted it.
update debit_credit_notes n set allocated_cents =
    (select coalesce(sum(a.amount_cents), 0) from allocations a where a.note_id = n.id)
  where n.id in (select n.id from debit_credit_notes n where n.allocated_cents = 0 and n.settlement <> 'unsettled'
    and exists (select from allocations a where a.note_id = n.id) limit 5000);
update receipts r set allocated_cents =
    (select coalesce(sum(a.amount_cents), 0) from allocations a where a.receipt_id = r.id)
  where r.id in (select r.id from receipts r where r.allocated_cents = 0
    and exists (select from allocations a where a.receipt_id = r.id) limit 5000);
-- Policies that were issued and are not paid yet.
update policies p set pending_since = p.issued_on
  where p.id in (select p.id from policies p join debit_credit_notes n on n.policy_id = p.id and n.endorsement_no = '000'
    where p.pending_since is null and p.ended_as is null and n.settlement in ('unsettled', 'partlySettled') limit 5000);
