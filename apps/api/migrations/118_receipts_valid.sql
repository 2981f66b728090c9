alter table receipts validate constraint receipts_not_used_twice;
