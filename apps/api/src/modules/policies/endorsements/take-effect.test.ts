import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import {
  anIssuedEndorsement,
  approveDraft,
  aSubmittedDraft,
  aYearsPolicy,
  readDraft,
  returnDraft,
  submitDraft,
} from '@onegi/testing/factories/endorsements';
import { saveEmail } from '@onegi/testing/factories/policy-documents';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { readPersons } from '../../persons/read-persons.ts';
import { lockNotesOf, type SettledNote } from '../../settlement/lock-rows.ts';
import { endPending, pendAgain } from '../../settlement/notes/policy-pending.ts';
import { lapsePolicies } from './lapse-policies.ts';
import { policyOn } from './policy-on.ts';
import { takeDueEndorsements } from './take-effect.ts';

let shop: TestApp;
let people: { writer: SignedIn; approver: SignedIn };
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
});
afterAll(() => shop.close());
async function signInOn(day: string) {
  shop.clock.set(day);
  const [writer, approver] = await Promise.all([signedInAs(shop, ['operations']), signedInAs(shop, ['approver'])]);
  people = { writer, approver };
}
beforeEach(() => signInOn('2026-11-21'));

type Terms = Parameters<typeof anIssuedEndorsement>[3];
const issued = (number: string, terms: Terms) => anIssuedEndorsement(shop, people, number, terms);
const cancelledOn = (effectiveOn: string): Terms => ({ action: 'cancelByInsurer', effectiveOn });
const emailOn = (effectiveOn: string, email: string): Terms => ({ action: 'details', effectiveOn, details: { email } });

const rowOf = (number: string) =>
  shop.deps.db
    .selectFrom('policies')
    .select(['id', 'ended_as', 'ends_on'])
    .where('transaction_number', '=', number)
    .executeTakeFirstOrThrow();

/** What the policy's own rows say on a day after the job, and what its endorsements say. */
async function on(day: string, number: string) {
  shop.clock.set(day);
  await takeDueEndorsements(shop.deps);
  const { id, ended_as: endedAs, ends_on: endsOn } = await rowOf(number);
  const email = (await readPersons(shop.deps.db, shop.deps.seal, 'policy', id))[0]?.fields.email;
  const state = await policyOn(shop.deps, shop.deps.db, id, day);
  expect({ endedAs, endsOn }).toEqual({ endedAs: state.endedAs, endsOn: state.endsOn });
  return { endedAs, endsOn, email };
}

describe('when the day of endorsements comes, a policy is what all of them say by then', () => {
  test('a cancellation that was reinstated before its day does not undo an earlier one', async () => {
    const number = await aYearsPolicy(shop);
    await issued(number, cancelledOn('2026-12-10'));
    await issued(number, { action: 'reinstatement' });
    await issued(number, cancelledOn('2026-12-01'));
    expect(await on('2026-11-30', number)).toMatchObject({ endedAs: null });
    expect(await on('2026-12-01', number)).toMatchObject({ endedAs: 'cancelled' });
    expect(await on('2026-12-10', number)).toMatchObject({ endedAs: 'cancelled' });
  });

  test('nor does one that was reinstated undo what ended the policy meanwhile', async () => {
    const number = await aYearsPolicy(shop);
    await issued(number, cancelledOn('2026-12-10'));
    await issued(number, { action: 'reinstatement' });
    await shop.deps.db
      .updateTable('policies')
      .set({ ended_as: 'renewed' })
      .where('transaction_number', '=', number)
      .execute();
    expect(await on('2026-12-10', number)).toMatchObject({ endedAs: 'renewed' });
  });

  /** Cancelled on 1 December, then paid or not, and reinstated on 1 March. */
  async function reinstated(pendingSince: string | null, meanwhile: (tx: Tx, note: SettledNote) => Promise<void>) {
    const number = await aYearsPolicy(shop, { pendingSince, settlement: pendingSince ? 'unsettled' : 'settled' });
    await issued(number, cancelledOn('2026-12-01'));
    expect(await on('2026-12-01', number)).toMatchObject({ endedAs: 'cancelled' });
    const { id } = await rowOf(number);
    await inTransaction(shop.deps.db, async (tx) => {
      const notes = [...(await lockNotesOf(tx, id)).values()];
      await meanwhile(tx, notes.find(({ endorsement_no }) => endorsement_no === '000') as SettledNote);
    });
    await signInOn('2027-03-01');
    await issued(number, { action: 'reinstatement', effectiveOn: '2027-03-01' });
    await lapsePolicies(shop.deps);
    return shop.deps.db
      .selectFrom('policies')
      .select(['ended_as', 'pending_since'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  }

  test('one that was paid while it was cancelled is active once it is reinstated', async () => {
    expect(await reinstated('2026-11-21', endPending)).toEqual({ ended_as: null, pending_since: null });
  });

  test.each([
    [
      'whose cheque came back while it was cancelled',
      null,
      (tx: Tx, { id }: SettledNote) => pendAgain(shop.deps, tx, [id]),
    ],
    ['that nobody paid', '2026-11-21', async () => {}],
  ])('one %s waits for its premium from its reinstatement, and does not lapse at once', async (_, since, meanwhile) => {
    expect(await reinstated(since, meanwhile)).toEqual({ ended_as: null, pending_since: '2027-03-01' });
  });

  test('a detail that was reversed before its day does not undo a later one', async () => {
    const number = await aYearsPolicy(shop);
    await issued(number, emailOn('2026-11-21', 'a@example.com'));
    await issued(number, emailOn('2026-12-10', 'b@example.com'));
    await issued(number, { action: 'reversal' });
    await issued(number, emailOn('2026-12-05', 'c@example.com'));
    expect(await on('2026-12-04', number)).toMatchObject({ email: 'a@example.com' });
    expect(await on('2026-12-05', number)).toMatchObject({ email: 'c@example.com' });
    expect(await on('2026-12-10', number)).toMatchObject({ email: 'c@example.com' });
  });

  test.each([
    ['another address', 'c@example.com'],
    ['the same address', 'b@example.com'],
  ])('nor what was saved meanwhile without an endorsement: %s', async (_, saved) => {
    const number = await aYearsPolicy(shop, { email: 'a@example.com' });
    await issued(number, emailOn('2026-12-10', 'b@example.com'));
    granted(await saveEmail(shop, await signedInAs(shop, ['officer']), number, saved));
    const { changes } = await issued(number, { action: 'reversal' });
    expect(changes.map(({ before, after }) => [before, after])).toEqual(
      saved === 'b@example.com' ? [] : [['b@example.com', saved]],
    );
    expect(await on('2026-12-10', number)).toMatchObject({ email: saved });
  });

  test('the reversal of a detail in force takes back what that had put there, and nothing that was saved since', async () => {
    const number = await aYearsPolicy(shop, { email: 'a@example.com' });
    await issued(number, emailOn('2026-11-21', 'b@example.com'));
    await issued(number, { action: 'reversal' });
    expect(await on('2026-11-21', number)).toMatchObject({ email: 'a@example.com' });
    await issued(number, emailOn('2026-11-21', 'b@example.com'));
    granted(await saveEmail(shop, await signedInAs(shop, ['officer']), number, 'c@example.com'));
    const { changes } = await issued(number, { action: 'reversal' });
    expect(changes).toEqual([]);
    expect(await on('2026-11-21', number)).toMatchObject({ email: 'c@example.com' });
  });

  test('a reversal says what it takes back and nothing else, also where something is saved before it is approved', async () => {
    const number = await aYearsPolicy(shop, { email: 'a@example.com' });
    await issued(number, {
      action: 'details',
      details: { email: 'b@example.com', insuredName: 'DEMO TWO', riskAddress: 'Unit 2' },
    });
    const { draftId, version } = await aSubmittedDraft(shop, people.writer, number, { action: 'reversal' });
    granted(await saveEmail(shop, await signedInAs(shop, ['officer']), number, 'c@example.com'));
    const refused = await approveDraft(shop, people.approver, { draftId, version });
    expect(refused).toMatchObject({ status: 409, code: 'endorsement.policyChanged' });
    granted(await returnDraft(shop, people.approver, { draftId, version }));
    const again = granted(await readDraft(shop, people.writer, draftId));
    const submitted = granted(await submitDraft(shop, people.writer, again));
    const { changes } = granted(await approveDraft(shop, people.approver, submitted));
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      ['DEMO TWO', 'DEMO ONE'],
      ['Unit 2', '–'],
    ]);
    expect(await on('2026-11-21', number)).toMatchObject({ email: 'c@example.com' });
  });

  test('a detail that was reversed between midnight and the job was never put there', async () => {
    const number = await aYearsPolicy(shop, { email: 'a@example.com' });
    await issued(number, emailOn('2026-12-10', 'b@example.com'));
    await signInOn('2026-12-10');
    granted(await saveEmail(shop, await signedInAs(shop, ['officer']), number, 'b@example.com'));
    expect((await issued(number, { action: 'reversal' })).changes).toEqual([]);
    expect(await on('2026-12-10', number)).toMatchObject({ email: 'b@example.com' });
  });

  test('what is reversed between midnight and the job stays reversed', async () => {
    const number = await aYearsPolicy(shop);
    const { ends_on: endsOn } = await rowOf(number);
    await issued(number, { action: 'extension', effectiveOn: '2026-12-10', endsOn: '2027-12-31' });
    await signInOn('2026-12-10');
    await issued(number, { action: 'reversal' });
    expect(await on('2026-12-10', number)).toMatchObject({ endsOn });
  });

  test('one of a policy that somebody holds is left for later, and taken once', async () => {
    const number = await aYearsPolicy(shop);
    await issued(number, cancelledOn('2026-12-01'));
    shop.clock.set('2026-12-01');
    const { id } = await rowOf(number);
    await shop.deps.db.transaction().execute(async (tx) => {
      await tx.selectFrom('policies').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      await takeDueEndorsements(shop.deps);
      expect((await rowOf(number)).ended_as).toBeNull();
    });
    await Promise.all([takeDueEndorsements(shop.deps), takeDueEndorsements(shop.deps)]);
    expect((await rowOf(number)).ended_as).toBe('cancelled');
    const taken = `select 1 from audit_waiting where action = 'endorsement.inEffect' and object_name like $1
      union all select 1 from audit_trail where action = 'endorsement.inEffect' and object_name like $1`;
    expect((await shop.database.pool.query(taken, [`%${number.slice(3)}%`])).rows).toHaveLength(1);
  });
});
