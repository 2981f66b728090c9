import type { BodyOf } from '@onegi/contract/call';
import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import type { approveMotorCase as approveCall } from '@onegi/contract/calls/motor/cases';
import { yearFrom } from '@onegi/contract/commercial/check-case';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeTogether } from '../../db/write-together.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import type { Language } from '../../lib/texts.ts';
import { atOneMoment } from '../../ports/clock.ts';
import { motorDocumentKinds } from '../documents/document-kinds.ts';
import { newDocuments } from '../documents/register-documents.ts';
import { entryWrites } from '../ledger/post-entries.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renewClientLink } from '../policies/client-links/make-client-link.ts';
import { issuePolicy, type PolicyPreparation } from '../policies/issue-policy.ts';
import { drawNumber, drawPolicyNumbers } from '../policies/numbers.ts';
import { act, requireAction } from '../workflow/act.ts';
import { formOfCase } from './case-form.ts';
import { readMotorCase, readMotorQuote } from './case-row.ts';
import { describeMotorCase } from './describe-case.ts';
import { motorWorkflow } from './motor-workflow.ts';
import { answersOfCase, factsOfPolicy, motorCoverOf, personsOfCase, soldByCase } from './policy-of-case.ts';
import { markRenewed } from './renewed-policy.ts';
import type { MotorCaseRow } from './tables.ts';

/**
 * In which language the client is written to: a case has none of its own, so that of whoever confirmed it for them, as their
 * account was last used.
 */
async function languageOfCase(tx: Tx, { confirmed_by }: MotorCaseRow): Promise<Language> {
  const confirmed = tx.selectFrom('users').select('language').where('id', '=', confirmed_by);
  return (await confirmed.executeTakeFirst())?.language ?? 'en';
}

/** The policy of a case by its frozen premium and commission. @returns its id */
async function makePolicy(
  deps: Deps,
  tx: Tx,
  actor: SignedInUser,
  row: MotorCaseRow,
  { numbers, certificateNumber }: { numbers: PolicyPreparation['numbers']; certificateNumber: string },
): Promise<string> {
  const form = formOfCase(deps, row);
  const [quote, language] = await Promise.all([readMotorQuote(tx, row), languageOfCase(tx, row)]);
  if (!quote.premium) throw new AppError('motorCase.noPremium');
  const { basicCommissionBasisPoints: basicBasisPoints, consultantPayoutBasisPoints: payoutBasisPoints } = quote.terms;
  const prepared = { numbers, rate: { basicBasisPoints, payoutBasisPoints } };
  const sold = soldByCase(row, quote, quote.premium);
  const issued = issuePolicy(deps, tx, prepared, {
    sold,
    kind: form.businessType === 'RN' ? 'RN' : 'NB',
    applicationId: null,
    quoteId: null,
    language,
    consultantCode: row.consultant_code,
    period: { startsOn: form.startsOn, endsOn: yearFrom(form.startsOn) },
    ...personsOfCase(form),
    answers: answersOfCase(form),
    isPaid: false,
    issuedBy: actor.userId,
  });
  const motor = await motorCoverOf(deps, { row, form, quote }, certificateNumber);
  const facts = factsOfPolicy(deps, prepared, { row, form, sold, motor }, issued);
  const documentsIn = (language: 'en' | 'zh-Hant') =>
    newDocuments(deps, { ownerId: issued.policyId, language, kinds: motorDocumentKinds, facts });
  const [en, zhHant] = [documentsIn('en'), documentsIn('zh-Hant')];
  await writeTogether(tx, [
    tx.insertInto('audit_waiting').values(issued.audit),
    tx.insertInto('documents').values([...en.rows, ...zhHant.rows]),
    ...issued.writes,
    ...entryWrites(deps, tx, [issued.entry]),
  ]);
  await markRenewed(deps, tx, form, row);
  const { policyId } = issued;
  const email = form.email.trim();
  const path = await renewClientLink(deps, tx, { policyId, policyNumber: facts.policyNumber, email, language });
  await queueMail(deps, tx, {
    kind: 'policy-issued',
    to: email,
    language,
    attachments: { en, 'zh-Hant': zhHant }[language].registered,
    data: {
      policyNumber: facts.policyNumber,
      insuredName: facts.insuredName,
      productName: facts.productName,
      insurerName: facts.insurer.name,
      startsOn: facts.startsOn,
      endsOn: facts.endsOn,
      noteNumber: facts.note.noteNumber,
      dueOn: facts.note.dueOn,
      totalCents: facts.totalCents,
      name: facts.insuredName,
      path,
      isClient: true,
    },
  });
  return policyId;
}

/**
 * Approves an audited case: policy, booking, debit note, documents, mail and the case's end are one transaction.
 * @throws AppError motorCase.*, permission.denied
 */
export async function approveMotorCase(
  given: Deps,
  actor: SignedInUser,
  { quotationNumber, rowVersion }: BodyOf<typeof approveCall>,
): Promise<MotorCase> {
  const deps = atOneMoment(given);
  const by = { actor, now: deps.clock.now(), action: 'approve' } as const;
  const found = await readMotorCase(deps, deps.db, actor, 'motor.approve', quotationNumber);
  // What is refused anyway draws no numbers.
  requireAction(motorWorkflow, found, by);
  const insurerCode = found.insurer_code ?? '';
  const today = deps.clock.today();
  const [numbers, certificateNumber] = await Promise.all([
    drawPolicyNumbers(deps.numbers, { insurerCode, product: 'MOTOR', today }),
    drawNumber(deps.numbers, 'MC', today),
  ]);
  return inTransaction(deps.db, async (tx) => {
    const row = await readMotorCase(deps, tx, actor, 'motor.approve', quotationNumber, { isLocked: true });
    requireAction(motorWorkflow, row, by);
    if (row.version !== rowVersion) throw new AppError('motorCase.stale');
    const policyId = await makePolicy(deps, tx, actor, row, { numbers, certificateNumber });
    const approved = await act(tx, motorWorkflow, {
      ...by,
      id: row.id,
      version: rowVersion,
      change: { policy_id: policyId, certificate_number: certificateNumber, approved_by: actor.userId },
    });
    return rememberAnswer(tx, await describeMotorCase(deps, tx, approved, actor));
  });
}
