-- Who works on a key: an answer is only stored by the one whose claim it still is, in the transaction that does the work.
alter table idempotency add column claim_id uuid;
