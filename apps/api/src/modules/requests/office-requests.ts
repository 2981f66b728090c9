import type { AnswerOf } from '@onegi/contract/call';
import type { OfficeRequest, openRequest, requestList } from '@onegi/contract/calls/requests/office-requests';
import type { AskedOf } from '@onegi/contract/list';
import { type Scope, scopeOf } from '@onegi/contract/permissions';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { ownedBy } from '../../http/owned-by.ts';
import { maskEmail } from '../../lib/mask-email.ts';
import { maskName } from '../../lib/mask-name.ts';
import { rowsOfIds } from '../../lists/by-keys.ts';
import { escapeLike } from '../../lists/contains-text.ts';
import type { Key } from '../../lists/page-of.ts';
import type { Actor } from '../../ports/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { templateOfVersion } from '../templates/templates.ts';
import { readCaseHistory } from '../workflow/case-history.ts';
import { describeHeld, describeRequest } from './describe-request.ts';
import { deskViews } from './desk-views.ts';
import { answersOf, openForm } from './read-request.ts';
import { type RequestRow, type SealedAnswer, sealOwner } from './tables.ts';

/** Who has a request. */
export interface Assignee {
  assignee_name: string | null;
  assignee_name_zh: string | null;
}
type OfficeRow = RequestRow & Assignee;
type OfficeDeps = Pick<Deps, 'db' | 'seal' | 'clock' | 'catalogue'>;

/** The users who have requests; what is read of the requests is still to be selected. Two questions of a row cost less than a join. */
export const assigneesOfRequests = (db: Db) =>
  db.selectFrom('quote_requests').select((eb) => {
    const assignee = eb.selectFrom('users').whereRef('users.id', '=', 'quote_requests.assigned_to');
    return [assignee.select('name_en').as('assignee_name'), assignee.select('name_zh').as('assignee_name_zh')];
  });

/** Requests with the user who has each. */
export const requestsWithAssignee = (db: Db) => assigneesOfRequests(db).selectAll('quote_requests');

/** Name and address of who asked, by the answers that the form says are these; of a case the insured's name. */
export function contactOf(seal: Deps['seal'], row: RequestRow) {
  if (row.insured_name_sealed)
    return { name: seal.open<string>(sealOwner(row.id), row.insured_name_sealed), email: '', plan: undefined };
  const contact = templateOfVersion(row.template, row.template_version)?.visitor?.contact;
  const { asked, given } = openForm(seal, row);
  return {
    name: (contact && given[contact.name]) ?? '',
    email: (contact && given[contact.email]) ?? '',
    plan: asked?.plan,
  };
}

/** A request as the office lists it. */
export function describeOfficeRequest(
  { seal, clock, catalogue }: OfficeDeps,
  row: OfficeRow,
  actor: Actor,
): OfficeRequest {
  const by = { actor, now: clock.now() };
  const { name, email, plan } = contactOf(seal, row);
  return {
    ...describeRequest({ seal, snapshot: catalogue.current() }, row, by),
    allowedActions: describeHeld(row, by).allowedActions,
    audience: row.audience,
    contactName: maskName(name),
    contactEmail: email && maskEmail(email),
    planName: plan?.en ?? null,
    planNameZh: plan?.zhHant ?? null,
    assigneeId: row.assigned_to,
    assigneeName: row.assignee_name,
    assigneeNameZh: row.assignee_name_zh || null,
    offersAsked: row.offers_asked,
    offersQuoted: row.offers_quoted,
  };
}

const scopeOn = (actor: Actor): Scope => scopeOf(actor, 'requests.read') ?? 'own';

/** Requests of everybody; for who may read the own alone, those that were made under the own consultant codes. */
export function listedRequests(
  deps: OfficeDeps,
  { deskView, requestState, product, numberSearched }: AskedOf<typeof requestList>,
  actor: Actor,
) {
  const view = deskView && deskViews[deskView];
  const all = deps.db.selectFrom('quote_requests');
  // A draft is its consultant's alone.
  let fitting = view ? view.narrow(all, { actor, now: deps.clock.now() }) : all.where('status', '<>', 'draft');
  if (requestState === 'answered') fitting = fitting.where('status', 'in', ['answered', 'accepted']);
  else if (requestState) fitting = fitting.where('status', '=', requestState);
  if (product) fitting = fitting.where('product', '=', product);
  if (numberSearched)
    fitting = fitting.where('request_number', 'like', `%${escapeLike(numberSearched.toUpperCase())}%`);
  if (scopeOn(actor) === 'own') {
    fitting = fitting
      .where('consultant_code', 'is not', null)
      .where((eb) => ownedBy(eb, actor, { consultantCodes: ['consultant_code'] }));
  }
  return {
    fitting,
    key: 'id',
    sorts: { dueAt: view?.due ?? 'due_at', requestedAt: 'requested_at' },
    read: async (ids: readonly Key[]) => {
      const rows = await requestsWithAssignee(deps.db).$call(rowsOfIds('quote_requests.id', ids));
      return rows.map((row) => describeOfficeRequest(deps, row, actor));
    },
  };
}

/**
 * All of a request. That its personal data was read is in the audit trail.
 * @throws AppError quoteRequest.notFound, also for another consultant's
 */
export async function openOfficeRequest(
  deps: OfficeDeps,
  actor: Actor,
  requestNumber: string,
): Promise<AnswerOf<typeof openRequest>> {
  const row = await requestsWithAssignee(deps.db)
    .where('request_number', '=', requestNumber)
    .where('status', '<>', 'draft')
    .$if(scopeOn(actor) === 'own', (of) =>
      of.where((eb) => ownedBy(eb, actor, { consultantCodes: ['quote_requests.consultant_code'] })),
    )
    .executeTakeFirst();
  if (!row) throw new AppError('quoteRequest.notFound');
  const { name, email } = contactOf(deps.seal, row);
  const { answer_sealed } = row;
  await recordAudit(deps.db, 'request.read', { id: row.id, name: row.request_number });
  return {
    ...describeOfficeRequest(deps, row, actor),
    contactName: name,
    contactEmail: email,
    answerText: answer_sealed && deps.seal.open<SealedAnswer>(sealOwner(row.id), answer_sealed).answerText,
    answers: answersOf(deps, row),
    history: await readCaseHistory(deps.db, row.id),
  };
}
