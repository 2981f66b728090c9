import type { ReceivedEnquiry } from '@onegi/contract/calls/company/enquiries';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import { describeCase } from '../workflow/describe-case.ts';
import type { Circumstances } from '../workflow/workflow.ts';
import { answersGiven } from './answers-given.ts';
import { enquiryWorkflow } from './enquiry-workflow.ts';
import { type CompanyTables, type SealedEnquiry, sealOwner } from './tables.ts';

type EnquiryRow = Selectable<CompanyTables['enquiries']> & {
  answered_by_name: string | null;
  answered_by_name_zh: string | null;
  assignee_name: string | null;
  assignee_name_zh: string | null;
};

/** Enquiries, each with the users who answered it and who have it. */
export const enquiriesWithPeople = (db: Db) =>
  db
    .selectFrom('enquiries')
    .leftJoin('users as answerer', 'answerer.id', 'enquiries.answered_by')
    .leftJoin('users as assignee', 'assignee.id', 'enquiries.assigned_to')
    .selectAll('enquiries')
    .select([
      'answerer.name_en as answered_by_name',
      'answerer.name_zh as answered_by_name_zh',
      'assignee.name_en as assignee_name',
      'assignee.name_zh as assignee_name_zh',
    ]);

/** An enquiry as those who answer it see it. */
export function describeEnquiry(seal: Seal, row: EnquiryRow, by: Circumstances): ReceivedEnquiry {
  const { id } = row;
  const { answerText, earlier } = answersGiven(seal, row);
  return {
    ...seal.open<SealedEnquiry>(sealOwner(id), row.enquiry_sealed),
    id,
    enquiryNumber: row.enquiry_number,
    sentAt: row.sent_at.toISOString(),
    language: row.language,
    state: enquiryWorkflow.stateOf(row),
    answeredBy: row.answered_by_name,
    answeredByZh: row.answered_by_name_zh || null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    answerText,
    earlierAnswers: [...earlier],
    assigneeId: row.assigned_to,
    assigneeName: row.assignee_name,
    assigneeNameZh: row.assignee_name_zh || null,
    ...describeCase(enquiryWorkflow, row, by),
  };
}
