alter table policies validate constraint policies_second_share;
alter table receipts validate constraint receipts_not_above_amount;
alter table allocations validate constraint allocations_have_id;
alter table allocations validate constraint allocations_kind;
alter table allocations validate constraint allocations_have_receipt;
alter table allocations alter column id set not null;
alter table allocations add constraint allocations_pkey primary key using index allocations_by_id;
