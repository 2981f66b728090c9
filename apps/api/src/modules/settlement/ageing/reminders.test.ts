import { reminderList } from '@onegi/contract/calls/settlement/reminders';
import { waitingWork } from '@onegi/contract/calls/workplace/waiting-work';
import { addDays } from '@onegi/contract/lines/dates';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { aNote, payNote } from '@onegi/testing/factories/booked-notes';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { anUnmailedReminder, giveReminder } from '@onegi/testing/factories/disbursements';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { remindClients } from './remind-clients.ts';

let shop: TestApp;
let officer: SignedIn;
beforeEach(async () => {
  shop = await testApp();
  officer = await signedInAs(shop, ['officer'], { name: 'Olive Poon', nameZh: '潘愛蓮' });
});
afterEach(() => shop.close());

const listed = async (reminderState?: 'toGive' | 'given') =>
  granted(await callAs(shop, reminderList.page, officer, { body: reminderState ? { reminderState } : {} })).records;
const waitingFor = async (user: SignedIn) =>
  granted(await callAs(shop, waitingWork, user)).find(({ code }) => code === 'remindersToGive')?.count ?? 0;

describe('a reminder of a client without an e-mail address', () => {
  test('waits for the office with its policy and note, until somebody records how it was given [C-6.4-33]', async () => {
    const reminderId = await anUnmailedReminder(shop);
    expect(await waitingFor(officer)).toBe(1);
    const [row] = await listed();
    expect(row).toMatchObject({ reminderId, reminderDay: 30, reminderState: 'toGive', openCents: 1_067_924 });
    const reminderNote = 'Spoke to the client, pays on Friday';
    granted(await giveReminder(shop, officer, { reminderId, reminderNote }));
    expect([await waitingFor(officer), await listed()]).toEqual([0, []]);
    expect(await listed('given')).toMatchObject([
      { reminderId, givenVia: 'phone', givenOn: shop.clock.today(), reminderNote },
    ]);
    expect(await listed('given')).toMatchObject([{ givenBy: 'Olive Poon', givenByZh: '潘愛蓮' }]);
    const { rows } = await shop.database.pool.query('select note_sealed::text from note_reminders');
    expect(JSON.stringify(rows)).not.toContain('Friday');
  });

  test('is recorded once: of two at once the second is told [C-6.4-34]', async () => {
    const reminderId = await anUnmailedReminder(shop);
    const answers = await Promise.all([1, 2].map(() => giveReminder(shop, officer, { reminderId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('reminder.given');
  });

  test('was given on no day before it was due, nor after today, and not without a note', async () => {
    const reminderId = await anUnmailedReminder(shop);
    for (const days of [-1, 1]) {
      const givenOn = addDays(shop.clock.today(), days);
      expect(await giveReminder(shop, officer, { reminderId, givenOn })).toMatchObject({
        status: 400,
        fields: ['givenOn'],
      });
    }
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect((await giveReminder(shop, officer, { reminderId: nowhere })).code).toBe('reminder.notFound');
  });

  test('is nobody’s task any more once the note is paid, or the next reminder is due', async () => {
    const note = await aNote(shop);
    const accountOn = shop.clock.today();
    const remindOn = async (day: number) => {
      shop.clock.set(addDays(accountOn, day));
      await remindClients(shop.deps);
      // A session of a month ago is over.
      officer = await signedInAs(shop, ['officer']);
      return (await listed()).map(({ reminderDay }) => reminderDay);
    };
    expect(await remindOn(30)).toEqual([30]);
    expect(await remindOn(45)).toEqual([45]);
    await payNote(shop, note, 1_067_924);
    expect(await remindOn(46)).toEqual([]);
    expect((await listed('given')).map(({ givenVia }) => givenVia)).toEqual(['needless', 'needless']);
  });

  test('is a task while the premium is owed, also once the policy is cancelled; a warning is none any more', async () => {
    const { policyId } = await aNote(shop);
    const accountOn = shop.clock.today();
    const daysOn = async (day: number) => {
      shop.clock.set(addDays(accountOn, day));
      await remindClients(shop.deps);
      officer = await signedInAs(shop, ['officer']);
      return (await listed()).map(({ reminderDay }) => reminderDay);
    };
    const endAs = (ended_as: 'cancelled' | null) =>
      shop.deps.db.updateTable('policies').set({ ended_as }).where('id', '=', policyId).execute();
    expect(await daysOn(55)).toEqual([55]);
    await endAs('cancelled');
    expect(await daysOn(56)).toEqual([55]);
    await endAs(null);
    expect(await daysOn(61)).toEqual([61]);
    await endAs('cancelled');
    expect(await daysOn(62)).toEqual([]);
  });

  test('is not there for who is mailed, nor for a consultant', async () => {
    await aNote(shop, { email: 'client@example.com', accountOn: addDays(shop.clock.today(), -30) });
    await remindClients(shop.deps);
    expect(await listed()).toEqual([]);
    const consultant = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR7001'] });
    expect((await callAs(shop, reminderList.page, consultant, { body: {} })).status).toBe(403);
    expect((await giveReminder(shop, consultant, { reminderId: await anUnmailedReminder(shop) })).status).toBe(403);
  });
});
