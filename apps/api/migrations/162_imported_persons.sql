-- outside a transaction
-- A workbook may bring insured persons on a sheet of their own (decision 051).
alter table imported_rows drop constraint if exists imported_rows_sheet_check;
alter table imported_rows add constraint imported_rows_sheet_check
  check (sheet in ('policies', 'persons', 'notes', 'receipts')) not valid;
alter table imported_rows validate constraint imported_rows_sheet_check;
