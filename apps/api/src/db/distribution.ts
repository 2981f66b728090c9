/**
 * Where each table would live in a sharded PostgreSQL (Citus, YugabyteDB). The test beside it compares this with the real
 * catalogue and with the statements of a purchase: a new table, constraint or query must fit, or say here why it does not.
 *
 * - sharded: many rows, spread by the key; rows with the same key of the same group lie together.
 * - single: on one node. Small, read into memory or seldom, or in one order by its nature.
 */
export type Placement = { readonly by: string; readonly group: string } | { readonly single: string };

const catalogue = { single: 'read into the memory of every process, and written by the catalogue commands alone' };
const accounts = { single: 'as many rows as the firm has people; sessions are kept in memory' };
const content = { single: 'some thousand entries, read by those who have signed in' };
const trail = { single: 'a chain has one order: rows wait unchained and are moved by one process at a time' };
const books = {
  single: 'the books of one firm: short rows, some ten for a sale, whose days are proved in one order',
};
const upkeep = { single: 'a handful of rows about the portal itself' };

export const placements: Readonly<Record<string, Placement>> = {
  quotes: { by: 'id', group: 'quote' },
  purchase_links: { by: 'token_hash', group: 'link' },
  shared_quotes: { by: 'token_hash', group: 'link' },
  recent_searches: { by: 'browser_hash', group: 'browser' },
  application_starts: { by: 'browser_hash', group: 'browser' },
  applications: { by: 'id', group: 'application' },
  application_persons: { by: 'owner_id', group: 'application' },
  application_person_fields: { by: 'owner_id', group: 'application' },
  payments: { by: 'id', group: 'payment' },
  payment_notes: { by: 'payment_id', group: 'payment' },
  payment_events: { by: 'payment_id', group: 'payment' },
  policies: { by: 'id', group: 'policy' },
  policy_persons: { by: 'owner_id', group: 'policy' },
  policy_person_fields: { by: 'owner_id', group: 'policy' },
  policy_endorsements: { by: 'policy_id', group: 'policy' },
  endorsement_drafts: { by: 'policy_id', group: 'policy' },
  motor_certificates: { by: 'policy_id', group: 'policy' },
  client_links: { by: 'policy_id', group: 'policy' },
  client_changes: { by: 'policy_id', group: 'policy' },
  client_sessions: { by: 'session_hash', group: 'limit' },
  debit_credit_notes: { by: 'policy_id', group: 'policy' },
  documents: { by: 'owner_id', group: 'policy' },
  mails: { by: 'id', group: 'mail' },
  quote_requests: { by: 'id', group: 'request' },
  request_offers: { by: 'request_id', group: 'request' },
  insurer_links: { by: 'request_id', group: 'request' },
  case_notes: { by: 'request_id', group: 'request' },
  subject_matter: { by: 'owner_id', group: 'request' },
  motor_cases: { by: 'id', group: 'motorCase' },
  motor_quotes: { by: 'case_id', group: 'motorCase' },
  motor_ticks: { by: 'case_id', group: 'motorCase' },
  motor_thumbnails: { by: 'file_id', group: 'file' },
  motor_thumbnail_pages: { by: 'file_id', group: 'file' },
  enquiries: { by: 'id', group: 'enquiry' },
  case_events: { by: 'case_id', group: 'case' },
  stored_files: { by: 'id', group: 'file' },
  idempotency: { by: 'idempotency_key', group: 'idempotency' },
  rate_limit_hits: { by: 'limit_key', group: 'limit' },
  request_counts: { by: 'address_hash', group: 'limit' },
  captchas: { by: 'key', group: 'captcha' },
  sandbox_sessions: { by: 'id', group: 'sandbox' },
  sandbox_notices: { by: 'session_id', group: 'sandbox' },

  policy_imports: { single: 'a handful, when a brokerage moves in' },
  imported_rows: { single: 'written by an import alone, and read by the next' },
  number_series: { single: 'taken in blocks of fifty, so that a purchase rarely asks' },
  receipts: books,
  allocations: books,
  commission_earnings: books,
  bank_accounts: books,
  bank_statements: books,
  bank_lines: books,
  bank_matches: books,
  bank_explanations: books,
  insurer_payments: books,
  insurer_payment_notes: books,
  commission_drawings: books,
  commission_drawing_notes: books,
  commission_payouts: books,
  note_reminders: { single: 'at most four short rows for a note that is not paid in time' },
  gateway_payouts: books,
  client_refunds: books,
  card_chargebacks: books,
  journal_entries: books,
  journal_lines: books,
  ledger_days: books,
  ledger_proofs: books,

  audit_waiting: trail,
  audit_trail: trail,
  audit_head: trail,
  audit_verifications: trail,
  audit_days: trail,

  insurers: catalogue,
  insurer_contacts: { single: 'a few rows for each insurer, read when a case is sent' },
  catalogue_versions: catalogue,
  plans: catalogue,
  tariff_cells: catalogue,
  benefits: catalogue,
  important_notes: catalogue,
  optional_covers: catalogue,
  promotions: catalogue,
  version_promotions: catalogue,
  levies: catalogue,
  settings: catalogue,
  commission_rates: catalogue,
  benefit_worths: catalogue,

  users: accounts,
  user_roles: accounts,
  user_consultant_codes: accounts,
  sessions: accounts,
  login_steps: accounts,
  passkey_challenges: accounts,
  one_time_codes: accounts,
  temporary_passwords: accounts,
  failed_logins: accounts,
  totp_secrets: accounts,
  passkeys: accounts,
  recovery_codes: accounts,
  dashboard_items: accounts,
  saved_views: accounts,

  content_files: content,
  content_boxes: content,
  content_favourites: content,
  content_shares: content,
  claim_faqs: content,

  schema_migration: upkeep,
  keyring: upkeep,
  process_heartbeats: upkeep,
  backups: upkeep,
};

/** Unique indexes of sharded tables that do not contain the key: Citus refuses them, YugabyteDB makes them global. */
export const uniqueAcrossShards: Readonly<Record<string, string>> = {
  quotes_quote_ref_key: 'the id is made from the reference, so the primary key says the same',
  payments_one_open_of_policy:
    'the server would see a second one when it looks for the open one; its money would go back',
  payments_one_open: 'the application is locked while its payment is opened, which says the same',
  policies_policy_number_key: 'numbers come from number_series, which never gives one twice',
  policies_transaction_number_key: 'numbers come from number_series, which never gives one twice',
  policies_application_id_key: 'the application is locked, and its state changed, by what makes the policy',
  motor_certificates_pkey: 'numbers come from number_series, which never gives one twice',
  policy_endorsements_by_id: 'a random id',
  endorsement_drafts_pkey: 'a random id',
  debit_credit_notes_pkey: 'a random id',
  debit_credit_notes_note_number_key: 'numbers come from number_series, which never gives one twice',
  documents_pkey: 'a random id',
  quote_requests_request_number_key: 'numbers come from number_series, which never gives one twice',
  quote_requests_policy: 'the case is locked by what makes its policy',
  request_offers_pkey: 'a random id',
  client_links_pkey: 'a random id',
  client_links_token_hash_key: 'the hash of a random token',
  client_changes_pkey: 'a random id',
  insurer_links_pkey: 'a random id',
  insurer_links_token_hash_key: 'the hash of a random token',
  motor_cases_quotation_number_key: 'numbers come from number_series, which never gives one twice',
  motor_cases_cover_note_number_key: 'numbers come from number_series, which never gives one twice',
  motor_cases_by_certificate: 'numbers come from number_series, which never gives one twice',
  motor_quotes_pkey: 'a random id',
  enquiries_enquiry_number_key: 'numbers come from number_series, which never gives one twice',
  stored_files_slot: 'the owner of a slot is locked while a file is put into it',
  sandbox_sessions_payment_ref_key: 'a demonstration has no shards',
  sandbox_notices_pkey: 'a random id',
};

/** Foreign keys of sharded tables to rows of another shard or node: Citus wants them dropped, YugabyteDB keeps them. */
export const referencesAcrossShards: Readonly<Record<string, string>> = {
  purchase_links_quote_ref_fkey: 'written in one transaction with the quote; quotes are never deleted',
  application_starts_application_id_fkey: 'written in one transaction with the application; none is ever deleted',
  payments_policy_id_fkey: 'written once the policy was read; none is ever deleted',
  payment_notes_note_id_fkey: 'written once the note was read; no note is ever deleted',
  client_sessions_link_id_fkey: 'written once the link was read; no link is ever deleted',
  payments_application_id_fkey: 'written under the lock of the application; none is ever deleted',
  allocations_note_id_fkey: 'would need policy_id beside note_id to lie with its note',
  commission_earnings_note_id_fkey: 'the books lie on one node; no note is ever deleted',
  client_refunds_note_id_fkey: 'the books lie on one node; no note is ever deleted',
  receipts_policy_id_fkey: 'the books lie on one node; no policy is ever deleted',
  enquiries_answered_by_fkey: 'a user, of whom none is ever deleted',
};

const tellsWork =
  'tells who listens that something changed: a process then listens on every node, or is late by a refresh';

/** Triggers of sharded tables: Citus runs them only when told to, on each shard for its own rows. */
export const triggersOnShards: Readonly<Record<string, string>> = {
  quotes_are_frozen: 'refuses changes, by the row alone: fits every shard',
  settlement_in_words: 'changes the row that is written alone: fits every shard',
  tell_work_of_new_request: tellsWork,
  tell_work_of_request: tellsWork,
  tell_work_of_issued_case: tellsWork,
  tell_work_of_offer: tellsWork,
  tell_work_of_motor_case: tellsWork,
  tell_work_of_new_enquiry: tellsWork,
  tell_work_of_enquiry: tellsWork,
  motor_quotes_are_kept: 'refuses changes and removals: fits every shard',
  policy_endorsements_are_kept: 'refuses removals: fits every shard',
  policy_endorsements_are_not_changed: 'refuses changes, by the row alone: fits every shard',
  tell_work_of_endorsement: tellsWork,
  tell_work_of_new_client_change: tellsWork,
  tell_work_of_client_change: tellsWork,
  tell_work_of_chargeback: tellsWork,
  open_offers_counted: 'changes the request of the offer, which lies on the same shard',
  offer_knows_its_case: 'reads one row of the case, which lies beside its offers',
  offers_know_their_case: 'changes the offers of one case, which lie beside it',
};

export interface AskedEverywhere {
  readonly statement: RegExp;
  readonly because: string;
  /** Citus locks rows of one shard only: such a statement has to name the key before anything is sharded. */
  readonly locks?: true;
  /** Not in every purchase. */
  readonly seldom?: true;
}

/** Statements of a purchase that do not name the key of a sharded table. Each is served by an index and finds a few rows. */
export const acrossShards: readonly AskedEverywhere[] = [
  {
    statement: /^with guard as \(\(select "id" from "applications"/,
    because:
      'asks for the open payment of an application; by application_id the payments themselves would be asked for everywhere',
  },
  { statement: /^update "sandbox_notices"/, because: 'a demonstration has no shards' },
  {
    statement: /^select "policies"."id" as "policyId"/,
    because: 'the confirmation knows the application; policies.application_id is indexed',
  },
];

/**
 * Statements of a purchase that write to more than one shard. All are built by write-together.ts, or begin with the row of
 * an act: Citus wants their parts sent one after the other in a transaction, which is there to be done in one place.
 */
export const writesAcrossShards = /^with (?:guard|"write_0"|"act") as \(/;
