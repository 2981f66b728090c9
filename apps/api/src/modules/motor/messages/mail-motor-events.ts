import { openMotorCase } from '@onegi/contract/calls/motor/cases';
import type { MotorState } from '@onegi/contract/fields/motor';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { bothTexts } from '../../../lib/texts.ts';
import type { MailData, MotorStep } from '../../mail/mails.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { consultantsTo, roleTo, withoutActor } from '../../requests/commercial/messages/recipients.ts';
import { type CaseEventRow, eachCaseThatAwaitsMail } from '../../workflow/events-to-mail.ts';
import { nameOfMotorField } from '../field-names.ts';
import { type MotorCaseRow, sealOwner } from '../tables.ts';
import { mailOfMotorEvent } from './motor-mail-table.ts';

type MailDeps = Pick<Deps, 'db' | 'seal' | 'jobs' | 'clock' | 'settings' | 'onProblem'>;
type StepData = MailData['motor-step'];

/** In which states a step is still news: what was moved on meanwhile is told of by what moved it. */
const newsIn: Record<MotorStep, readonly MotorState[]> = {
  referred: ['referred'],
  cleared: ['cleared'],
  declined: ['declined'],
  returned: ['returned'],
  approved: ['approved'],
  lapsed: ['lapsed'],
};

async function rulesOf(tx: Tx, { quote_id }: MotorCaseRow) {
  if (!quote_id) return [];
  const { referral } = await tx
    .selectFrom('motor_quotes')
    .select('referral')
    .where('id', '=', quote_id)
    .executeTakeFirstOrThrow();
  return referral.rules.map(({ code }) => bothTexts(`motorCases.rules.${code}`));
}

async function policyOf(tx: Tx, { policy_id }: MotorCaseRow) {
  if (!policy_id) return {};
  const of = tx.selectFrom('policies').select('policy_number').where('id', '=', policy_id);
  return { policyNumber: (await of.executeTakeFirstOrThrow()).policy_number };
}

/** What a step is told with, as the case is now. */
async function factsOf({ seal }: MailDeps, tx: Tx, row: MotorCaseRow, step: MotorStep): Promise<Partial<StepData>> {
  const note = row.note_sealed ? { note: seal.open<string>(sealOwner(row.id), row.note_sealed) } : {};
  switch (step) {
    case 'referred':
      return { rules: await rulesOf(tx, row) };
    case 'returned':
      return { ...note, fields: row.returned_fields.map(nameOfMotorField) };
    case 'cleared':
      return { ...note, ...(row.expires_at ? { expiresAt: row.expires_at.toISOString() } : {}) };
    case 'declined':
      return note;
    case 'approved':
      return policyOf(tx, row);
    case 'lapsed':
      return {};
  }
}

const pathOf = ({ quotation_number }: MotorCaseRow) =>
  `/go_motor_quotation_detail?${new URLSearchParams({ [openMotorCase.query.wireName('quotationNumber')]: quotation_number })}`;

async function mailEventsOf(deps: MailDeps, tx: Tx, caseId: string, events: readonly CaseEventRow[]): Promise<void> {
  const row = await tx.selectFrom('motor_cases').selectAll().where('id', '=', caseId).executeTakeFirst();
  if (!row) return;
  // The same step twice is one mail: the last of them says how the case stands.
  const steps = new Map(events.flatMap((event) => [[mailOfMotorEvent(event), event]] as const));
  for (const [mail, event] of steps) {
    if (!mail || !newsIn[mail.step].includes(row.status)) continue;
    const found =
      mail.to === 'broker'
        ? await consultantsTo(deps, tx, { created_by: row.created_by, consultant_code: row.consultant_code })
        : await roleTo(deps, tx, mail.to);
    const recipients = await withoutActor(deps, tx, found, event.user_id);
    const facts = await factsOf(deps, tx, row, mail.step);
    for (const { to, language, name } of recipients) {
      const data = { ...facts, step: mail.step, path: pathOf(row), quotationNumber: row.quotation_number, name };
      await queueMail(deps, tx, { kind: 'motor-step', to, language, data });
    }
  }
}

/** Queues the mails that what was done with motor cases has caused, as those of commercial cases are (decision 042). */
export const mailMotorEvents = (deps: MailDeps): Promise<void> =>
  eachCaseThatAwaitsMail(deps, 'motorCase', (tx, caseId, events) => mailEventsOf(deps, tx, caseId, events));
