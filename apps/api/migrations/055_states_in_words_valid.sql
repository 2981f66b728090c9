alter table policies validate constraint policies_ended_as;
alter table debit_credit_notes validate constraint debit_credit_notes_settlement;
alter table receipts validate constraint receipts_bank_status;
alter table receipts validate constraint receipts_paid_type;
