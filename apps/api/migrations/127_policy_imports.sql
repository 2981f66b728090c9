-- Policies, notes and receipts of another system, brought in by a workbook: all of it or nothing (decision 051).
create table policy_imports (
  id            uuid primary key,
  stage         text not null default 'checking'
                  check (stage in ('checking', 'wrong', 'ready', 'importing', 'imported', 'failed')),
  progress      integer not null default 0,   -- of the stage, in hundredths
  file_id       uuid not null,
  problem_count integer not null default 0,
  problems      jsonb not null default '[]',  -- the first of them: places and codes, nothing of people
  counts        jsonb,                        -- what it brings, or has brought
  created_by    uuid not null,
  created_at    timestamptz not null,
  finished_by   uuid,
  finished_at   timestamptz
);
create index policy_imports_in_order on policy_imports (created_at, id);
-- Of two at once one is imported.
create unique index policy_imports_one_at_a_time on policy_imports ((true)) where stage = 'importing';

-- Which row came by which import, and a keyed hash of each of its columns: the same row again is known, and one that
-- differs is told by its columns.
create table imported_rows (
  sheet         text not null check (sheet in ('policies', 'notes', 'receipts')),
  row_key       text not null,
  import_id     uuid not null references policy_imports (id),
  column_hashes bytea not null,
  primary key (sheet, row_key)
);

alter table policies add column import_id uuid;
alter table receipts add column import_id uuid;

-- What was there before the first entry of these books.
alter table journal_entries
  drop constraint journal_entries_event_check,
  add constraint journal_entries_event_check check (event in (
    'noteIssued', 'received', 'banked', 'allocated', 'earned', 'insurerPaid', 'commissionDrawn', 'consultantPaid',
    'refundDue', 'refunded', 'offset', 'writtenOff', 'gatewayPaidOut', 'officeCovered', 'paidToInsurer',
    'commissionReceived', 'bankedBefore', 'broughtIn', 'reversed')) not valid;
alter table bank_matches
  drop constraint bank_matches_kind_check,
  add constraint bank_matches_kind_check check (kind in ('receipt', 'gatewayPayout', 'insurerPayment', 'commissionDrawing',
    'refund', 'officeCover', 'consultantPayout', 'writeOff', 'insurerCommission', 'openingBalance')) not valid;
