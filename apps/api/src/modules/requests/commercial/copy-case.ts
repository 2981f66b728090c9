import type { BodyOf } from '@onegi/contract/call';
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { copyCase as copyCall } from '@onegi/contract/calls/requests/commercial/cases';
import { draftFailures, type FilledIn, yearFrom } from '@onegi/contract/commercial/check-case';
import { addDays } from '@onegi/contract/lines/dates';
import { employeesThatCount } from '@onegi/contract/templates';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import { readHolderNames } from '../../persons/read-holder-names.ts';
import { copyMatter } from '../../subject-matter/stored-matter.ts';
import type { RequestRow } from '../tables.ts';
import { formOf } from './case-form.ts';
import { readCase } from './case-row.ts';
import { describeCaseDetail } from './describe-case-detail.ts';
import { matterOwner } from './describe-matter.ts';
import { columnsOf, filledInOf } from './filled-in.ts';
import { drawCaseNumber, insertCase } from './save-case.ts';

/** The year after the one of an earlier case; of one that is over for long, none. */
function periodAfter({ endsOn }: FilledIn, today: string): Pick<FilledIn, 'startsOn' | 'endsOn'> {
  const startsOn = endsOn && addDays(endsOn, 1);
  return startsOn && startsOn >= today ? { startsOn, endsOn: yearFrom(startsOn) } : { startsOn: null, endsOn: null };
}

/** What an earlier case says; of one that has its policy, the insured and the end as they are there now. */
async function saidBy(deps: Deps, db: Db, earlier: RequestRow): Promise<FilledIn> {
  const filledIn = filledInOf(deps, earlier);
  const { policy_id } = earlier;
  if (!policy_id) return filledIn;
  const { ends_on: endsOn } = await db
    .selectFrom('policies')
    .select('ends_on')
    .where('id', '=', policy_id)
    .executeTakeFirstOrThrow();
  // A policy whose persons are not in rows yet has no name.
  const insuredName = (await readHolderNames(db, deps.seal, [policy_id])).get(policy_id) || filledIn.insuredName;
  return { ...filledIn, insuredName, endsOn };
}

/**
 * Begins a draft with what an earlier case says: answers that the form in force still has, and employees. Its documents are of
 * their day, and the proposer agrees anew.
 * @throws AppError quoteRequest.notFound, case.noConsultantCode, request.rateLimited
 */
export async function copyCase(
  deps: Deps,
  actor: SignedInUser,
  { caseNumber, transactionType = 'renewal' }: BodyOf<typeof copyCall>,
): Promise<CaseDetail> {
  const earlier = await readCase(deps, deps.db, actor, 'commercial.write', { number: caseNumber });
  const requestNumber = await drawCaseNumber(deps, actor);
  const snapshot = deps.catalogue.current();
  const { template: templateId, product, insurer_code, language } = earlier;
  const insurer = insurer_code && snapshot.insurerByCode.has(insurer_code) ? insurer_code : null;
  const begun = { templateId, product, insurer, transactionType, language, copiedFrom: earlier.id };
  return inTransaction(deps.db, async (tx) => {
    const row = await insertCase(deps, tx, actor, requestNumber, begun);
    const before = await saidBy(deps, tx, earlier);
    const carried: FilledIn = { ...before, ...periodAfter(before, snapshot.today), consented: false, descriptions: {} };
    const form = formOf(snapshot, row);
    const failures = draftFailures(form, carried, snapshot.today);
    const wrong = new Set(failures.map(({ field }) => field));
    const answers = Object.entries(carried.answers).filter(([id]) => !wrong.has(`answers.${id}`));
    const employees = failures.some(({ field }) => field.startsWith('employees'))
      ? []
      : employeesThatCount(form, carried);
    const filledIn = { ...carried, answers: Object.fromEntries(answers), employees };
    await tx
      .updateTable('quote_requests')
      .set(columnsOf(deps, row.id, filledIn))
      .where('id', '=', row.id)
      .execute();
    await copyMatter(deps, tx, matterOwner(earlier), matterOwner(row));
    return rememberAnswer(tx, await describeCaseDetail(deps, tx, row, actor));
  });
}
