import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { anIssuedEndorsement, aYearsPolicy } from '@onegi/testing/factories/endorsements';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readDetails } from './detail-fields.ts';
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
  const { email } = await readDetails(shop.deps, shop.deps.db, id, {});
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
