import type { ReceivedEnquiry } from '@onegi/contract/calls/company/enquiries';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import { describeCase } from '../workflow/describe-case.ts';
import type { Circumstances } from '../workflow/workflow.ts';
import { enquiryWorkflow } from './enquiry-workflow.ts';
import { type CompanyTables, type SealedEnquiry, sealOwner } from './tables.ts';

type EnquiryRow = Selectable<CompanyTables['enquiries']> & { answered_by_name: string | null };

/** Enquiries, each with the user who answered it. */
export const enquiriesWithAnswerer = (db: Db) =>
  db.selectFrom('enquiries').leftJoin('users', 'users.id', 'enquiries.answered_by');

/** An enquiry as those who answer it see it. */
export function describeEnquiry(seal: Seal, row: EnquiryRow, by: Circumstances): ReceivedEnquiry {
  return {
    ...seal.open<SealedEnquiry>(sealOwner(row.id), row.enquiry_sealed),
    id: row.id,
    enquiryNumber: row.enquiry_number,
    sentAt: row.sent_at.toISOString(),
    language: row.language,
    state: enquiryWorkflow.stateOf(row),
    answeredBy: row.answered_by_name,
    answeredAt: row.answered_at?.toISOString() ?? null,
    ...describeCase(enquiryWorkflow, row, by),
  };
}
