-- outside a transaction
alter table receipts validate constraint receipts_not_set_against_what_is_gone;
alter table journal_entries validate constraint journal_entries_event_check;
alter table bank_matches validate constraint bank_matches_kind_check;
alter table imported_rows validate constraint imported_rows_sheet_check;
