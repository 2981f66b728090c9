import { addDays } from '@onegi/contract/lines/dates';
import { sql } from 'kysely';
import type { Deps } from '../../src/deps.ts';
import { recordReceipt } from '../../src/modules/settlement/receipts/record-receipt.ts';
import { type DemoFiles, withDemoFiles } from '../cases/demo-files.ts';
import { pastParts } from '../past-parts.ts';
import { endorse } from './endorse.ts';
import { drawCommission, payConsultants, payInsurers, takeGatewayPayout } from './month-end.ts';
import { type Office, openOffice } from './office.ts';
import { payNote } from './pay-note.ts';
import { commercialPayments, motorPayments, type PlannedPayment, plannedEndorsements } from './planned-year.ts';
import { payRefunds } from './refunds.ts';
import { importBankStatement, importOfficeStatement, strangeLines } from './statements.ts';

/** The first sale was made so many days ago. */
const DAYS = 351;

const isOfLast = (days: number, { deps, today }: Office) => deps.clock.today() > addDays(today, -days);

/** What finance does on the same days of every month. */
const monthly: Readonly<Record<string, (office: Office) => Promise<void>>> = {
  '01': takeGatewayPayout,
  // Until the day before: the day itself is not over.
  '03': async (office) => {
    const until = addDays(office.deps.clock.today(), -1);
    await importBankStatement(office, until);
    await importOfficeStatement(office, until);
  },
  '15': (office) => payConsultants(office, isOfLast(31, office) ? 1 : 0),
  '16': takeGatewayPayout,
  '20': payInsurers,
  // What waits for approval at the end leaves nothing else to draw.
  '22': async (office) => (isOfLast(7, office) ? undefined : drawCommission(office)),
  '24': payRefunds,
};

/** The notes of policies that were cases are paid, as far as they are, some time after they were issued. */
async function planPayments(
  office: Office,
  from: 'quote_requests' | 'motor_cases',
  payments: readonly PlannedPayment[],
): Promise<void> {
  const { deps, agenda } = office;
  const notes = await deps.db
    .selectFrom('debit_credit_notes as n')
    .innerJoin('policies as p', 'p.id', 'n.policy_id')
    .select(['n.id', 'n.policy_id', 'n.amount_cents', 'n.account_on', 'p.insurer_code'])
    .where((eb) => eb.exists(eb.selectFrom(from).select('id').whereRef('policy_id', '=', 'p.id')))
    .orderBy('p.issued_at')
    .execute();
  for (const [place, [way, afterDays]] of payments.entries()) {
    const note = notes[place];
    if (!note) return;
    const { id: noteId, policy_id: policyId, insurer_code: insurerCode, amount_cents: cents } = note;
    agenda.plan(addDays(note.account_on, Math.max(1, afterDays)), () =>
      payNote(office, { noteId, policyId, insurerCode, cents }, way),
    );
  }
}

/** What the last days leave to be done. */
function planLastDays(office: Office): void {
  const { deps, people, agenda, today } = office;
  const ago = (days: number) => addDays(today, -days);
  agenda.plan(ago(4), () => takeGatewayPayout(office));
  agenda.plan(ago(3), () => payInsurers(office));
  agenda.plan(ago(2), () => drawCommission(office, 'awaitingApproval'));
  agenda.plan(ago(2), () => payInsurers(office, 'awaitingApproval', 1));
  agenda.plan(ago(1), () => payInsurers(office, 'draft', 1));
  const receive = (of: { method: 'FPS' | 'CHQ'; amountCents: number; payer: string; chequeNumber?: string }) => () =>
    recordReceipt(deps, people.finance, { ...of, receivedOn: deps.clock.today() });
  agenda.plan(ago(1), receive({ method: 'FPS', amountCents: 1_500_00, payer: 'SAMPLE TRADING LIMITED' }));
  agenda.plan(
    ago(1),
    receive({ method: 'CHQ', amountCents: 3_200_00, payer: 'DEMO KITCHENS LIMITED', chequeNumber: '300418' }),
  );
}

async function workAll(deps: Deps, files: DemoFiles): Promise<void> {
  const today = deps.clock.today();
  const [first, last] = [addDays(today, -DAYS), addDays(today, -1)];
  const past = await pastParts(deps, first);
  const office = await openOffice(past, today, files);
  for (const planned of plannedEndorsements)
    office.agenda.plan(addDays(today, -planned.daysAgo), () => endorse(office, planned));
  await planPayments(office, 'quote_requests', commercialPayments);
  await planPayments(office, 'motor_cases', motorPayments);
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const work = monthly[day.slice(8)];
    if (work) office.agenda.plan(day, () => work(office));
  }
  planLastDays(office);
  await office.agenda.run(first, last, (day, nth) =>
    past.at(new Date(Date.parse(`${day}T15:00:00+08:00`) + nth * 60_000)),
  );
  past.at(new Date(`${last}T19:00:00+08:00`));
  await importBankStatement(office, last, strangeLines(last));
  await importOfficeStatement(office, last);
  await past.handOverMails();
}

/** Whether nobody has worked on the demonstration's money yet; never where real money moves, nor once a day was closed. */
export async function wantsOffice({ db, payments }: Pick<Deps, 'db' | 'payments'>): Promise<boolean> {
  if (payments.name !== 'sandbox') return false;
  const found = await sql`
    select from bank_statements union all select from ledger_days union all select from endorsement_drafts limit 1`.execute(
    db,
  );
  return found.rows.length === 0;
}

/**
 * Gives the demonstration's year its endorsements, receipts, refunds, payments and bank statements, by the steps of those
 * who work in the office, each on its day: once, where a year was sold and no day is closed yet.
 */
export async function seedOffice(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    // Processes that start together take turns.
    await sql`select pg_advisory_xact_lock(hashtextextended('seed office', 0))`.execute(tx);
    if (await wantsOffice({ ...deps, db: tx })) await withDemoFiles(deps, (files) => workAll(deps, files));
  });
}
