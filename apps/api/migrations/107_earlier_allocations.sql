-- in batches
-- Rows from before migration 102: their ids, and what was allocated before its trigger counted it.
update policy_endorsements set id = gen_random_uuid()
  where policy_id in (select policy_id from policy_endorsements where id is null limit 5000);
update allocations set id = gen_random_uuid()
  where note_id in (select note_id from allocations where id is null limit 5000);
update debit_credit_notes set allocated_cents =
    (select sum(a.amount_cents) from allocations a where a.note_id = debit_credit_notes.id)
  where id in (select id from debit_credit_notes where allocated_cents = 0 and settlement <> 'unsettled'
    and (select sum(a.amount_cents) from allocations a where a.note_id = debit_credit_notes.id) <> 0 limit 5000);
update receipts set allocated_cents =
    (select sum(a.amount_cents) from allocations a where a.receipt_id = receipts.id)
  where id in (select id from receipts where allocated_cents = 0
    and (select sum(a.amount_cents) from allocations a where a.receipt_id = receipts.id) <> 0 limit 5000);
-- Policies that were issued and are not paid yet.
update policies set pending_since = issued_on
  where id in (select id from policies where pending_since is null and ended_as is null and exists (
    select from debit_credit_notes n where n.policy_id = policies.id and n.endorsement_no = '000'
      and n.settlement in ('unsettled', 'partlySettled')) limit 5000);
