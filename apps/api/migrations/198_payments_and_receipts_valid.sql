-- outside a transaction
-- Every row fits that there was before: checks of what was paid (196) and of what was reversed (194).
alter table payments validate constraint payments_check1;
alter table receipts validate constraint receipts_reversed_are_returned;
