import type { CaseDetail, CaseDocumentRow } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import type { FilledIn } from '@onegi/contract/commercial/check-case';
import { caseDocument } from '@onegi/contract/fields/commercial';
import { type Question, questionsAsked } from '@onegi/contract/questions';
import { employeesThatCount } from '@onegi/contract/templates';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../ports/actor.ts';
import { readFiles } from '../../files/stored-file.ts';
import { readCaseHistory } from '../../workflow/case-history.ts';
import { requestsWithAssignee } from '../office-requests.ts';
import { type RequestRow, sealOwner } from '../tables.ts';
import { formOf } from './case-form.ts';
import { describeListedCase } from './describe-case.ts';
import { describeFile } from './describe-file.ts';
import { describeMatter } from './describe-matter.ts';
import { filledInOf } from './filled-in.ts';
import { describeEndorsement, describePolicy } from './issue/describe-policy.ts';
import { filesOwner } from './issue/policy-files.ts';
import { describeOffers } from './offers/describe-offer.ts';
import { askableRows, askedOf, type Opened, openedOf } from './pending-case.ts';

type DetailDeps = Pick<Deps, 'seal' | 'clock' | 'catalogue'>;

/** The rows with what was filled in, which of them are asked now, and which the caller may change. */
function describeRows({ questions }: TemplateForm, { answers }: FilledIn, mayChange: Opened['row']): Question[] {
  const initials = questions.flatMap(({ questionId, initial = '' }) => [[questionId, initial] as const]);
  const current = { ...Object.fromEntries(initials), ...answers };
  const asked = new Set(questionsAsked(questions, current).map(({ questionId }) => questionId));
  return questions.map((each) => {
    const { questionId, editable } = each;
    const value = answers[questionId];
    return {
      ...each,
      ...(value === undefined ? {} : { initial: value, initialZh: value }),
      hidden: editable !== false && !asked.has(questionId),
      editable: editable !== false && mayChange(questionId),
    };
  });
}

interface Documents {
  readonly row: RequestRow;
  readonly form: TemplateForm;
  readonly descriptions: FilledIn['descriptions'];
  /** What the caller may change. */
  readonly mayChange: Opened['document'];
}

/** The rows of documents with the files that they hold. */
async function describeDocuments(
  { seal }: Pick<Deps, 'seal'>,
  db: Db,
  { row, form, descriptions, mayChange }: Documents,
): Promise<CaseDocumentRow[]> {
  const files = await readFiles(db, caseDocument, filesOwner(row));
  return form.documents.map((document, at) => {
    const { order, canDescribe, canUpload, canDelete } = document;
    const file = files.find(({ slot }) => slot === String(order));
    const isOpen = mayChange(order);
    const described = canDescribe ? (descriptions[order] ?? '') : undefined;
    return {
      ...document,
      ...(described === undefined ? {} : { name: described, nameZh: described }),
      documentNumber: at + 1,
      caseNumber: row.request_number,
      canDescribe: canDescribe && isOpen,
      canUpload: canUpload && isOpen,
      canDelete: canDelete && isOpen && file !== undefined,
      ...(file ? describeFile(seal, file) : {}),
    };
  });
}

const nothing: Opened = { row: () => false, section: () => false, document: () => false };

async function numberOf(db: Db, id: string | null): Promise<string | null> {
  if (!id) return null;
  const found = await db.selectFrom('quote_requests').select('request_number').where('id', '=', id).executeTakeFirst();
  return found?.request_number ?? null;
}

/** All of a case, for who may see it: what the caller may change says so. */
export async function describeCaseDetail(
  deps: DetailDeps,
  db: Db,
  { id }: Pick<RequestRow, 'id'>,
  actor: Actor,
): Promise<CaseDetail> {
  const row = await requestsWithAssignee(db)
    .leftJoin('users as consultant', 'consultant.id', 'quote_requests.created_by')
    .select(['consultant.name_en as consultant_name', 'consultant.name_zh as consultant_name_zh'])
    .where('quote_requests.id', '=', id)
    .executeTakeFirstOrThrow();
  const form = formOf(deps.catalogue.current(), row);
  const filledIn = filledInOf(deps, row);
  const by = { actor, now: deps.clock.now() };
  const listed = describeListedCase(deps, row, by);
  const opened = listed.allowedActions.includes('save') ? openedOf(deps, row, form) : nothing;
  const documents = { row, form, descriptions: filledIn.descriptions, mayChange: opened.document };
  const asked = askedOf(deps, row);
  const subjectMatter = await describeMatter(deps, db, row);
  const reason = row.closed_reason_sealed && deps.seal.open<string>(sealOwner(id), row.closed_reason_sealed);
  return {
    ...listed,
    caseVersion: row.version,
    templateVersion: form.templateVersion,
    templateName: form.templateName,
    templateNameZh: form.templateNameZh,
    preferredInsurer: row.insurer_code,
    consultantName: row.consultant_name,
    consultantNameZh: row.consultant_name_zh || null,
    assigneeId: row.assigned_to,
    consented: row.consented,
    optedOut: row.opted_out,
    questions: describeRows(form, filledIn, opened.row),
    documents: await describeDocuments(deps, db, documents),
    ...(form.employees ? { employeesAsked: form.employees } : {}),
    // Who fills the form in finds also those whose section is not asked for at the moment.
    employees: [...(opened === nothing ? employeesThatCount(form, filledIn) : filledIn.employees)],
    ...(subjectMatter ? { subjectMatter } : {}),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    askableRows: askableRows(form),
    asked: asked && { askedNote: asked.note, askedRows: [...asked.rows], askedDocuments: [...asked.documents] },
    closedAs: row.closed_as,
    reason,
    copiedFrom: await numberOf(db, row.copied_from),
    offers: await describeOffers(deps, db, row, by),
    policy: await describePolicy(deps, db, row, actor),
    endorsement: await describeEndorsement(db, row),
    history: await readCaseHistory(db, id),
  };
}
