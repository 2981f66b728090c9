-- in batches
-- The triggers of the migration before turn each row's codes into words as it is written. Nobody has ended a policy so far.
update debit_credit_notes set settlement = settlement where id in (
  select id from debit_credit_notes where settlement in ('N', 'P', 'S', 'O', 'W') limit 5000);
update receipts set paid_type = paid_type where id in (
  select id from receipts where paid_type in ('F', 'P', 'O') limit 5000);
