-- A receipt that was recorded wrongly is reversed (decision 050). Its bank_status says returned, the nearest that the release before
-- knows: nothing of it is at the bank, nothing can be set against a note or refunded.
alter table receipts
  add column reversed_on            date,
  add column reversed_by            uuid,
  add column reversal_reason_sealed bytea,
  add constraint receipts_reversed_are_returned check (reversed_on is null or bank_status = 'returned') not valid;
