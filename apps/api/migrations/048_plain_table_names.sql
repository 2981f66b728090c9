-- Two tables under the words that everybody searches for. Processes of the release before read and write the old names
-- through views, which PostgreSQL passes on; the release after this one drops them.
alter table deed_count rename to rate_limit_hits;
alter table rate_limit_hits rename column deed_key to limit_key;
alter table rate_limit_hits rename constraint deed_count_pkey to rate_limit_hits_pkey;
alter index deed_count_expiry rename to rate_limit_hits_expiry;
create view deed_count as select limit_key as deed_key, window_start, hits, expires_at from rate_limit_hits;

alter table notes rename to debit_credit_notes;
alter table debit_credit_notes rename constraint notes_pkey to debit_credit_notes_pkey;
alter table debit_credit_notes rename constraint notes_note_number_key to debit_credit_notes_note_number_key;
create view notes as select * from debit_credit_notes;
