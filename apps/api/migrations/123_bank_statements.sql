-- Statements of the brokerage's bank accounts, and which of their lines is which movement of the ledger (decision 048). Lines,
-- matches and explanations are kept as they were written, so that what was known on a past day can be asked again.
create table bank_accounts (
  id       text primary key check (id in ('client', 'office')),
  currency text not null default 'HKD' check (currency = 'HKD'),
  mapping  jsonb                           -- which column of its statements holds what, as it was read last
);

create table bank_statements (
  id            uuid primary key,
  account       text not null references bank_accounts (id),
  number        integer not null,         -- of the account's statements the how manieth
  starts_on     date not null,
  ends_on       date not null check (ends_on >= starts_on),
  opening_cents bigint not null,
  closing_cents bigint not null,
  lines         integer not null check (lines > 0),
  file_name     text not null,
  file_hash     bytea not null,
  imported_by   uuid not null,
  imported_at   timestamptz not null,
  unique (account, number)
);
create index bank_statements_in_order on bank_statements (imported_at, id);

create table bank_lines (
  id                 uuid primary key,
  account            text not null references bank_accounts (id),
  statement_id       uuid not null references bank_statements (id),
  line_no            integer not null,     -- 0: what the account held before its first statement
  booked_on          date not null,
  amount_cents       bigint not null check (amount_cents <> 0),   -- money out is negative
  reference          text not null,
  description_sealed bytea,
  balance_cents      bigint,
  occurrence         integer not null,    -- of lines that are alike in everything: the how manieth
  state              text not null default 'unmatched' check (state in ('unmatched', 'matched', 'explained')),
  unique (statement_id, line_no)
);
-- What is imported again is found by this.
create unique index bank_lines_once on bank_lines
  (account, booked_on, amount_cents, reference, coalesce(balance_cents, -9223372036854775808), occurrence);
create index bank_lines_in_order on bank_lines (account, booked_on, id);
create index bank_lines_to_match on bank_lines (account, booked_on, id) where state <> 'matched';

create table bank_matches (
  id           uuid primary key,
  line_id      uuid not null references bank_lines (id),
  account      text not null references bank_accounts (id),
  entry_id     uuid not null references journal_entries (id),
  kind         text not null check (kind in ('receipt', 'gatewayPayout', 'insurerPayment', 'commissionDrawing', 'refund',
    'officeCover', 'consultantPayout', 'writeOff', 'insurerCommission')),
  target_id    uuid not null,              -- the receipt, payment, refund … that the entry was posted for
  amount_cents bigint not null,
  reason       text not null check (reason in ('reference', 'referenceSum', 'chequeBanked', 'amountAndDate', 'openingBalance',
    'byHand')),
  matched_by   uuid,                       -- null: by itself
  matched_at   timestamptz not null,
  undone_by    uuid,
  undone_at    timestamptz
);
-- A movement of an account stands on one line of its statements.
create unique index bank_matches_once on bank_matches (account, entry_id) where undone_at is null;
create index bank_matches_by_line on bank_matches (line_id);
create index bank_matches_by_entry on bank_matches (entry_id);
create index bank_matches_by_target on bank_matches (target_id);
create index bank_matches_made on bank_matches (matched_at);
create index bank_matches_undone on bank_matches (undone_at) where undone_at is not null;

-- Why a line has no movement, or a movement no line.
create table bank_explanations (
  id          uuid primary key,
  account     text not null references bank_accounts (id),
  line_id     uuid references bank_lines (id),
  entry_id    uuid references journal_entries (id),
  note_sealed bytea not null,
  written_by  uuid not null,
  written_at  timestamptz not null,
  check ((line_id is null) <> (entry_id is null))
);
create index bank_explanations_by_line on bank_explanations (line_id) where line_id is not null;
create index bank_explanations_by_entry on bank_explanations (entry_id) where entry_id is not null;

create function refuse_bank_change() returns trigger language plpgsql as $$
begin
  raise exception 'What a bank statement said is never changed or removed' using errcode = 'restrict_violation';
end $$;
create trigger bank_statements_are_kept before update or delete or truncate on bank_statements
  for each statement execute function refuse_bank_change();
create trigger bank_explanations_are_kept before delete or truncate on bank_explanations
  for each statement execute function refuse_bank_change();
-- Only keys that seal a note are replaced.
create trigger bank_explanations_are_not_changed before update of account, line_id, entry_id, written_by, written_at
  on bank_explanations for each statement execute function refuse_bank_change();
create trigger bank_lines_are_kept before delete or truncate on bank_lines
  for each statement execute function refuse_bank_change();
create trigger bank_lines_are_not_changed before update of
    account, statement_id, line_no, booked_on, amount_cents, reference, balance_cents, occurrence
  on bank_lines for each statement execute function refuse_bank_change();
create trigger bank_matches_are_kept before delete or truncate on bank_matches
  for each statement execute function refuse_bank_change();
create function refuse_match_change() returns trigger language plpgsql as $$
begin
  if old.undone_at is not null
    or (to_jsonb(new) - 'undone_at' - 'undone_by') <> (to_jsonb(old) - 'undone_at' - 'undone_by') then
    raise exception 'A match is never changed, only undone, once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger bank_matches_are_only_undone before update on bank_matches
  for each row execute function refuse_match_change();
