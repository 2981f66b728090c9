import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@onegi/contract/call';
import type { CaseDetail, CaseInput } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type {
  addCase as addCaseCall,
  updateCase as updateCaseCall,
} from '@onegi/contract/calls/requests/commercial/cases';
import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import { draftFailures, type FilledIn, submissionFailures } from '@onegi/contract/commercial/check-case';
import type { TransactionType } from '@onegi/contract/fields/commercial';
import type { TemplateId } from '@onegi/contract/fields/requests';
import { employeesThatCount } from '@onegi/contract/templates';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import type { Language } from '../../../lib/texts.ts';
import { sellingCode } from '../../accounts/selling-code.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { openTemplate } from '../../templates/open-template.ts';
import { act, requireAction } from '../../workflow/act.ts';
import { drawRequestNumber } from '../draw-request-number.ts';
import { afterPause, promiseFrom } from '../request-clock.ts';
import type { RequestRow } from '../tables.ts';
import { dropUncounted, keepDocuments } from './case-documents.ts';
import { formOf } from './case-form.ts';
import { readCase } from './case-row.ts';
import { caseWorkflow, expiryFrom } from './case-workflow.ts';
import { describeCaseDetail } from './describe-case-detail.ts';
import { columnsOf, filledInOf, nothingFilledIn } from './filled-in.ts';
import { askInsurersAgain } from './links/ask-again.ts';
import { reopenQuoted } from './offers/close-offers.ts';
import { changedThoughClosed, changesPremium, failuresOfOpen, type Opened, openedOf } from './pending-case.ts';

const MOST_PER_HOUR = 120;

/** What is sent, over what the case held: of documents only those in free rows are described, and rows not sent stay. */
function filledInBy(
  { documents = [], employees = [], ...input }: CaseInput,
  form: TemplateForm,
  opened: Opened,
  before: FilledIn['descriptions'],
): FilledIn {
  const free = new Set(form.documents.flatMap(({ order, canDescribe }) => (canDescribe ? [order] : [])));
  const described = documents.flatMap(({ order, name }) =>
    name !== undefined && free.has(order) && opened.document(order) ? [[order, name]] : [],
  );
  return { ...input, employees, descriptions: { ...before, ...Object.fromEntries(described) } };
}

/** Refuses what is not as it must be. Documents alone are asked for in the words of their own. */
function refuse(fields: ReturnType<typeof draftFailures>): void {
  if (fields.length === 0) return;
  const lacksDocumentsAlone = fields.every(({ message }) => message === 'errors.uploadMissing');
  throw new AppError(lacksDocumentsAlone ? 'upload.missing' : 'request.invalid', {}, { fields });
}

/** What a case begins with. */
export interface NewCase {
  readonly templateId: TemplateId;
  readonly product: string | undefined;
  readonly insurer: string | null;
  readonly transactionType: TransactionType;
  readonly language: Language;
  readonly copiedFrom?: string;
}

/**
 * Writes down a new draft, which holds nothing yet, under the consultant's code; the office's has none.
 * @throws AppError request.invalid for a product that the form is not for, or an unknown insurer
 */
export async function insertCase(
  deps: Deps,
  tx: Tx,
  actor: SignedInUser,
  requestNumber: string,
  { templateId, product, insurer, transactionType, language, copiedFrom }: NewCase,
): Promise<RequestRow> {
  const from = { templateId, product, insurer: insurer ?? undefined, audience: 'consultant' } as const;
  const form = openTemplate(deps.catalogue.current(), from);
  const id = randomUUID();
  const now = deps.clock.now();
  const row = await tx
    .insertInto('quote_requests')
    .values({
      id,
      request_number: requestNumber,
      audience: 'consultant',
      status: 'draft',
      template: templateId,
      template_version: form.templateVersion,
      product: form.product,
      insurer_code: insurer,
      search_url: null,
      promotion_code: null,
      promotion_percent: null,
      language,
      email_hash: null,
      browser_hash: null,
      consultant_code: sellingCode(actor),
      created_by: actor.userId,
      transaction_type: transactionType,
      copied_from: copiedFrom ?? null,
      requested_at: now,
      changed_at: now,
      // Promised when it is submitted.
      due_at: now,
      ...columnsOf(deps, id, nothingFilledIn),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const after = { template: templateId, line: form.product, insurer };
  await recordAudit(tx, 'request.made', { id, name: requestNumber, after });
  return row;
}

/** @throws AppError case.noConsultantCode, request.rateLimited */
export async function drawCaseNumber(deps: Deps, actor: SignedInUser): Promise<string> {
  if (actor.roles.includes('consultant') && sellingCode(actor) === null) throw new AppError('case.noConsultantCode');
  await rateLimit(deps.db, `add-case:${actor.userId}`, MOST_PER_HOUR, 3600);
  return drawRequestNumber(deps.numbers, deps.clock.today());
}

/** What a submission writes beside the state: the promise begins, or goes on after its pause. */
function promiseOf(deps: Deps, row: RequestRow) {
  const now = deps.clock.now();
  const begun = { ...promiseFrom(deps, now), requested_at: now, submitted_at: now };
  return { ...(row.status === 'draft' ? begun : afterPause(row, now)), expires_at: expiryFrom(now) };
}

interface Sent {
  readonly input: CaseInput;
  readonly transactionType?: TransactionType | undefined;
}

/**
 * Does what was sent with a case whose row is locked.
 * @throws AppError request.invalid, upload.missing, file.notFound, case.*
 */
async function applyInput(
  deps: Deps,
  tx: Tx,
  actor: SignedInUser,
  row: RequestRow,
  { input, transactionType }: Sent,
): Promise<RequestRow> {
  const snapshot = deps.catalogue.current();
  const by = { actor, now: deps.clock.now() };
  const isSubmitted = input.savedAs === 'waiting';
  const action = !isSubmitted ? 'save' : row.status === 'pending' ? 'resubmit' : 'submit';
  requireAction(caseWorkflow, row, { ...by, action });
  const before = filledInOf(deps, row);
  const form = formOf(snapshot, row);
  const opened = openedOf(deps, row, form);
  const filledIn = filledInBy(input, form, opened, before.descriptions);
  const held = await keepDocuments(tx, row, form, input.documents ?? [], opened, by);
  const failures = isSubmitted
    ? submissionFailures(form, filledIn, held, snapshot.today)
    : draftFailures(form, filledIn, snapshot.today);
  refuse([...changedThoughClosed(opened, before, filledIn), ...failuresOfOpen(opened, failures)]);
  if (isSubmitted) await dropUncounted(tx, row, form, filledIn.answers, by);
  const change = {
    // A draft keeps employees and documents whose section or row may come back; nobody is asked about them.
    ...columnsOf(deps, row.id, isSubmitted ? { ...filledIn, employees: employeesThatCount(form, filledIn) } : filledIn),
    version: row.version + 1,
    changed_at: by.now,
    ...(transactionType && row.status === 'draft' ? { transaction_type: transactionType } : {}),
    ...(isSubmitted ? promiseOf(deps, row) : {}),
  };
  const saved = await act(tx, caseWorkflow, { ...by, id: row.id, action, change });
  if (row.status === 'pending' && changesPremium(row, form, before, filledIn)) await reopenQuoted(tx, row.id, by.now);
  if (action === 'resubmit') await askInsurersAgain(deps, tx, saved, by);
  return saved;
}

/**
 * Begins a case as a draft, or submits it at once.
 * @throws AppError request.invalid naming what is wrong, upload.missing, file.notFound, case.noConsultantCode
 */
export async function addCase(
  deps: Deps,
  actor: SignedInUser,
  { templateId, product, insurer, transactionType, language, ...input }: BodyOf<typeof addCaseCall>,
): Promise<CaseDetail> {
  const begun = {
    templateId,
    product,
    insurer: insurer ?? null,
    transactionType: transactionType ?? 'newBusiness',
    language: language ?? 'en',
  } as const;
  const requestNumber = await drawCaseNumber(deps, actor);
  return inTransaction(deps.db, async (tx) => {
    const row = await insertCase(deps, tx, actor, requestNumber, begun);
    const saved = await applyInput(deps, tx, actor, row, { input });
    return rememberAnswer(tx, await describeCaseDetail(deps, tx, saved, actor));
  });
}

/**
 * Saves or submits a case. Of two who saved the same version the second is told, and changes nothing.
 * @throws AppError quoteRequest.notFound, case.stale, case.* with what happened meanwhile, request.invalid, upload.missing
 */
export async function updateCase(
  deps: Deps,
  actor: SignedInUser,
  { caseNumber, caseVersion, transactionType, ...input }: BodyOf<typeof updateCaseCall>,
): Promise<CaseDetail> {
  return inTransaction(deps.db, async (tx) => {
    const sought = { number: caseNumber };
    const row = await readCase(deps, tx, actor, 'commercial.write', sought, { isLocked: true });
    const isOpen = row.status === 'draft' || row.status === 'pending';
    if (isOpen && row.version !== caseVersion) throw new AppError('case.stale');
    const saved = await applyInput(deps, tx, actor, row, { input, transactionType });
    return rememberAnswer(tx, await describeCaseDetail(deps, tx, saved, actor));
  });
}
