alter table receipts validate constraint receipts_not_above_amount;
alter table allocations validate constraint allocations_have_receipt;
