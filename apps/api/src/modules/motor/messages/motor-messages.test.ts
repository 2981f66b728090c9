import { demoOutbox } from '@onegi/contract/calls/common/demo-outbox';
import { motorCaseList } from '@onegi/contract/calls/motor/case-list';
import * as calls from '@onegi/contract/calls/motor/cases';
import { waitingWork } from '@onegi/contract/calls/workplace/waiting-work';
import { type TestApp, testApp } from '@onegi/testing/app';
import type { SignedIn } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aBroker, aMotorCase, aMotorDesk, type MotorDesk, moveMotorCase } from '@onegi/testing/factories/motor-cases';
import { call } from '@onegi/testing/factories/purchases';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { writeMail } from '../../mail/write-mail.ts';
import { mailCaseEvents } from '../../requests/commercial/messages/mail-case-events.ts';
import { mailLateCases } from '../../workplace/mail-late-cases.ts';
import { lapseMotorCases } from '../lapse-cases.ts';
import { motorWorkflow } from '../motor-workflow.ts';
import { mailMotorEvents } from './mail-motor-events.ts';
import { motorActionMails } from './motor-mail-table.ts';

let shop: TestApp;
let desk: MotorDesk;
beforeEach(async () => {
  shop = await testApp({ today: '2026-11-23' });
  desk = await aMotorDesk(shop);
});
afterEach(() => shop.close());

let seen = new Set<string>();
beforeEach(() => {
  seen = new Set();
});

/** The mails about steps that came since the last look. */
async function newMails() {
  await Promise.all([mailMotorEvents(shop.deps), mailMotorEvents(shop.deps), mailCaseEvents(shop.deps)]);
  await mailMotorEvents(shop.deps);
  const { data } = await call(shop, 'GET', '/demo/outbox');
  const fresh = z.decode(demoOutbox.answer, data).filter(({ mailId }) => !seen.has(mailId));
  for (const { mailId } of fresh) seen.add(mailId);
  expect(shop.problems).toEqual([]);
  return fresh.filter(({ subject }) => subject.startsWith('Motor case'));
}
const toldTo = async () => (await newMails()).map(({ to, subject }) => [to, subject]);

async function waiting(user: SignedIn) {
  const { data } = await call(shop, 'GET', waitingWork.path, undefined, user.browser);
  return z.decode(waitingWork.answer, data).filter(({ code }) => code.startsWith('motor'));
}
const counts = async (user: SignedIn) =>
  Object.fromEntries((await waiting(user)).map(({ code, count }) => [code, count]));

describe('mails about motor cases', () => {
  test('follow one table: every action causes a mail, or it says why none [C-2.12-110]', () => {
    const actions = new Set<string>(motorWorkflow.transitions.map(({ action }) => action));
    expect(Object.keys(motorActionMails).toSorted()).toEqual([...actions].toSorted());
    for (const mail of Object.values(motorActionMails)) {
      if ('none' in mail) {
        expect(mail.none.length).toBeGreaterThan(10);
        continue;
      }
      const data = {
        step: mail.step,
        path: '/go_motor_quotation_detail?number=GQ1',
        name: '<b>Ann</b>',
        quotationNumber: 'GQ1',
        note: '<script>alert(1)</script>',
        fields: [{ en: 'Chassis no.', zhHant: '車身底盤號碼' }],
      };
      for (const language of ['en', 'zh-Hant'] as const) {
        const { subject, html, text } = writeMail({ kind: 'motor-step', data }, language, {
          publicUrl: 'https://x.example',
          demo: false,
        });
        expect(subject).toContain('GQ1');
        expect(subject).not.toMatch(/[<{]|Ann|Chassis/);
        expect(html).not.toMatch(/<script>|<b>Ann/);
        expect(`${text}${html}`).not.toMatch(/motorMails\.|motorCases\.|\{\w+[,}]/);
        expect(text).toContain(`https://x.example${language === 'en' ? '' : '/zh-Hant'}/go_motor_quotation_detail?`);
      }
    }
  });

  test('tell the underwriter of a referral with its rule, and the broker that it was cleared with the note, once [C-2.12-111]', async () => {
    const referred = await aMotorCase(shop, desk, 'referred');
    const number = referred.quotationNumber;
    const [mail, ...others] = await newMails();
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([desk.underwriter.email, `Motor case ${number} was referred`]);
    expect(mail?.textBody).toContain('Use other than private pleasure and own business');
    const more = { underwriterLoadingCents: 0, returnNote: 'For its own deliveries alone' };
    granted(await moveMotorCase(shop, calls.clearMotorCase, desk.underwriter, referred, more));
    const [cleared] = await newMails();
    expect([cleared?.to, cleared?.subject]).toEqual([desk.broker.email, `Motor case ${number} was cleared`]);
    expect(cleared?.textBody).toContain('For its own deliveries alone');
    expect(await toldTo()).toEqual([]);
  });

  test('tell the broker of what was declined, returned with its fields and note, approved with the policy, and lapsed [C-2.12-112]', async () => {
    const referred = await aMotorCase(shop, desk, 'referred');
    await newMails();
    const declined = { returnNote: 'Outside our appetite' };
    granted(await moveMotorCase(shop, calls.declineMotorCase, desk.underwriter, referred, declined));
    const subjects = async () => (await newMails()).map(({ subject }) => subject.replace(/GQ\S+/, 'N'));
    expect(await subjects()).toEqual(['Motor case N was declined']);
    const generated = await aMotorCase(shop, desk, 'generated');
    const fault = { returnedFields: ['chassis', 'drivers.2.driverName'], returnNote: 'Not as on the document' };
    granted(await moveMotorCase(shop, calls.returnMotorCase, desk.auditor, generated, fault));
    const [returned] = await newMails();
    expect(returned?.to).toBe(desk.broker.email);
    for (const words of ['Chassis no.', 'Driver’s name (row 2)', 'Not as on the document'])
      expect(returned?.textBody).toContain(words);
    const approved = await aMotorCase(shop, desk, 'approved');
    const [issued] = await newMails();
    expect(issued?.textBody).toContain(approved.policyNumber);
    await aMotorCase(shop, desk, 'quoted');
    shop.clock.advance(30 * 86_400);
    await lapseMotorCases(shop.deps);
    expect(await subjects()).toEqual(['Motor case N has lapsed']);
  });

  test('are none of what is no longer so: a case that was quoted anew before anybody was told', async () => {
    const referred = await aMotorCase(shop, desk, 'referred');
    granted(await moveMotorCase(shop, calls.cancelMotorCase, desk.broker, referred, { returnNote: 'Sold' }));
    expect(await toldTo()).toEqual([]);
  });
});

describe('what waits of motor cases', () => {
  test('waits for those who have the next step, of brokers the own alone, and for no one else [C-2.12-113]', async () => {
    for (const until of ['referred', 'confirmed', 'generated', 'audited', 'quoted'] as const)
      await aMotorCase(shop, desk, until);
    const fault = { returnedFields: ['chassis'], returnNote: 'Another number' };
    const generated = await aMotorCase(shop, desk, 'generated');
    granted(await moveMotorCase(shop, calls.returnMotorCase, desk.auditor, generated, fault));
    expect(await counts(desk.underwriter)).toEqual({ motorReferred: 1 });
    expect(await counts(desk.operations)).toEqual({ motorConfirmed: 1 });
    expect(await counts(desk.auditor)).toEqual({ motorGenerated: 1 });
    expect(await counts(desk.approver)).toEqual({ motorReferred: 1, motorAudited: 1 });
    expect(await counts(desk.broker)).toEqual({ motorReturned: 1 });
    expect(await counts(await aBroker(shop, 'AS'))).toEqual({});
  });

  test('asks nobody to approve what they have entered, generated or audited [C-2.12-114]', async () => {
    const { quotationNumber } = await aMotorCase(shop, desk, 'audited');
    const { id } = desk.approver;
    const set = (change: string) =>
      shop.database.pool
        .query(
          `update motor_cases set entered_by = '{}', confirmed_by = null, generated_by = null, audited_by = null where quotation_number = $1`,
          [quotationNumber],
        )
        .then(() =>
          shop.database.pool.query(`update motor_cases set ${change} where quotation_number = $1`, [quotationNumber]),
        );
    for (const change of [
      `entered_by = array['${id}']::uuid[]`,
      `confirmed_by = '${id}'`,
      `generated_by = '${id}'`,
      `audited_by = '${id}'`,
    ]) {
      await set(change);
      expect(await counts(desk.approver)).toEqual({});
    }
    await set('audited_by = null');
    expect(await counts(desk.approver)).toEqual({ motorAudited: 1 });
  });

  test('is late after the next working day, told to the team lead once, and a quotation waits a week before it lapses [C-2.12-115]', async () => {
    await shop.deps.db.insertInto('settings').values({ key: 'TEAM_LEAD_EMAIL', value: 'lead@onegi.example' }).execute();
    await shop.deps.settings.refresh();
    const { quotationNumber } = await aMotorCase(shop, desk, 'confirmed');
    await aMotorCase(shop, desk, 'quoted', { startsOn: '2027-01-10' });
    // A Monday: the next working day is over at the end of Tuesday.
    expect((await waiting(desk.operations))[0]?.dueAt).toBe('2026-11-24T16:00:00.000Z');
    const late = async () => {
      await mailLateCases(shop.deps);
      const { data } = await call(shop, 'GET', '/demo/outbox');
      return z.decode(demoOutbox.answer, data).filter(({ to }) => to === 'lead@onegi.example');
    };
    expect(await late()).toEqual([]);
    shop.clock.set('2026-11-25');
    expect((await late()).map(({ subject }) => subject)).toEqual([`A case is late: ${quotationNumber}`]);
    expect(await late()).toHaveLength(1);
    const again = await aBroker(shop);
    expect(await counts(again)).toEqual({});
    await sql`update motor_cases set created_by = ${again.id} where status = 'quoted'`.execute(shop.deps.db);
    expect(await counts(again)).toEqual({});
    await sql`update motor_cases set expires_at = ${new Date('2026-12-01T00:00:00Z')} where status = 'quoted'`.execute(
      shop.deps.db,
    );
    await aMotorCase(shop, { ...desk, broker: again }, 'quoted', { startsOn: '2027-01-10' });
    // The link lists what is counted: not the one that was just quoted.
    expect(await waiting(again)).toMatchObject([
      { code: 'motorLapsing', count: 1, path: '/go_motor_quotation?state=quoted&expiresUntil=2026-12-02&order=asc' },
    ]);
    const body = { stage: 'quotation', state: 'quoted', expiresUntil: '2026-12-02' } as const;
    expect(granted(await callAs(shop, motorCaseList.page, again, { body })).total).toBe(1);
  });

  test('rings the bell of whoever reads the case [C-2.12-116]', async () => {
    const heard: string[] = [];
    const client = await shop.database.pool.connect();
    client.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await client.query('listen work_changed');
    const { consultantCode } = await aMotorCase(shop, desk, 'quoted');
    await client.query('select 1');
    client.release(true);
    expect(heard).toContain(`motor.read ${consultantCode}`);
  });
});
