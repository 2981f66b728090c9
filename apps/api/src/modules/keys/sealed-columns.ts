import { type RawBuilder, sql } from 'kysely';
import { KEY_ID_IN_SQL } from '../../lib/seal.ts';

/** A column of sealed values. A value's owner is `table/key`; keys of several columns have a slash between them. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The columns of the primary key, in its order, with their types. */
  readonly key: Readonly<Record<string, 'uuid' | 'text' | 'bytea' | 'smallint'>>;
}

const byId = { id: 'uuid' } as const;
const byField = { owner_id: 'uuid', person_no: 'smallint', field: 'text' } as const;

/** Every column of the database that DATA_KEY seals: what is not listed here would be lost with the older key. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'application_person_fields', column: 'value_sealed', key: byField },
  { table: 'applications', column: 'answers_sealed', key: byId },
  { table: 'applications', column: 'people_sealed', key: byId },
  { table: 'bank_explanations', column: 'note_sealed', key: byId },
  { table: 'bank_lines', column: 'description_sealed', key: byId },
  { table: 'case_notes', column: 'note_sealed', key: { request_id: 'uuid', id: 'uuid' } },
  { table: 'commission_drawings', column: 'reason_sealed', key: byId },
  { table: 'commission_payouts', column: 'reason_sealed', key: byId },
  { table: 'client_changes', column: 'note_sealed', key: byId },
  { table: 'client_changes', column: 'text_sealed', key: byId },
  { table: 'client_links', column: 'email_sealed', key: byId },
  { table: 'client_refunds', column: 'payee_sealed', key: byId },
  { table: 'client_refunds', column: 'remarks_sealed', key: byId },
  { table: 'debit_credit_notes', column: 'remarks_sealed', key: byId },
  { table: 'documents', column: 'facts_sealed', key: byId },
  { table: 'note_reminders', column: 'note_sealed', key: { note_id: 'uuid', day: 'smallint' } },
  { table: 'endorsement_drafts', column: 'changes_sealed', key: byId },
  { table: 'endorsement_drafts', column: 'note_sealed', key: byId },
  { table: 'endorsement_drafts', column: 'terms_sealed', key: byId },
  { table: 'enquiries', column: 'answer_sealed', key: byId },
  { table: 'enquiries', column: 'enquiry_sealed', key: byId },
  { table: 'idempotency', column: 'answer', key: { call_name: 'text', idempotency_key: 'text' } },
  { table: 'insurer_contacts', column: 'email_sealed', key: byId },
  { table: 'insurer_links', column: 'email_sealed', key: byId },
  { table: 'insurer_payments', column: 'reason_sealed', key: byId },
  { table: 'mails', column: 'mail_sealed', key: byId },
  { table: 'motor_cases', column: 'form_sealed', key: byId },
  { table: 'motor_cases', column: 'insured_name_sealed', key: byId },
  { table: 'motor_cases', column: 'note_sealed', key: byId },
  { table: 'motor_thumbnail_pages', column: 'picture_sealed', key: { file_id: 'uuid', page: 'smallint' } },
  { table: 'motor_thumbnails', column: 'picture_sealed', key: { file_id: 'uuid' } },
  { table: 'policies', column: 'answers_sealed', key: byId },
  { table: 'policies', column: 'holder_sealed', key: byId },
  { table: 'policy_endorsements', column: 'changes_sealed', key: byId },
  { table: 'policies', column: 'remarks_sealed', key: byId },
  { table: 'policy_person_fields', column: 'value_sealed', key: byField },
  { table: 'purchase_links', column: 'email_sealed', key: { token_hash: 'bytea' } },
  { table: 'quote_requests', column: 'answer_sealed', key: byId },
  { table: 'quote_requests', column: 'asked_sealed', key: byId },
  { table: 'quote_requests', column: 'closed_reason_sealed', key: byId },
  { table: 'quote_requests', column: 'form_sealed', key: byId },
  { table: 'quote_requests', column: 'insured_name_sealed', key: byId },
  { table: 'receipts', column: 'payer_sealed', key: byId },
  { table: 'receipts', column: 'remarks_sealed', key: byId },
  { table: 'receipts', column: 'reversal_reason_sealed', key: byId },
  { table: 'request_offers', column: 'terms_sealed', key: byId },
  { table: 'sandbox_sessions', column: 'urls_sealed', key: byId },
  { table: 'saved_views', column: 'view_sealed', key: byId },
  { table: 'stored_files', column: 'description_sealed', key: byId },
  { table: 'stored_files', column: 'file_name_sealed', key: byId },
  { table: 'stored_files', column: 'note_sealed', key: byId },
  { table: 'subject_matter', column: 'rows_sealed', key: { owner_id: 'uuid' } },
  { table: 'totp_secrets', column: 'secret_sealed', key: { user_id: 'uuid' } },
  { table: 'users', column: 'email_sealed', key: byId },
];

/** What the value of a row is sealed for. */
export function ownerOfRow({ table, key }: SealedColumn, row: Readonly<Record<string, unknown>>): string {
  const parts = Object.keys(key).map((name) => {
    const part = row[name];
    return Buffer.isBuffer(part) ? part.toString('hex') : String(part);
  });
  return [table, ...parts].join('/');
}

/** The id of the key that sealed a row's value, in SQL. */
export const keyIdIn = ({ column }: SealedColumn): RawBuilder<Buffer | null> =>
  sql`substring(${sql.ref(column)} from ${sql.lit(KEY_ID_IN_SQL.from)} for ${sql.lit(KEY_ID_IN_SQL.length)})`;
