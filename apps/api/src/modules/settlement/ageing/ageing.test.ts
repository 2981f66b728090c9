import { agedNoteList, ageingList } from '@onegi/contract/calls/settlement/ageing';
import { insurerPaymentCalls } from '@onegi/contract/calls/settlement/insurer-payments';
import { clientStatement, insurerStatement } from '@onegi/contract/calls/settlement/statements';
import { addDays } from '@onegi/contract/lines/dates';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { aNote, aSettledNote, payNote } from '@onegi/testing/factories/booked-notes';
import { callAs, encoded, granted } from '@onegi/testing/factories/calls';
import { paidOut, payers, savePayment } from '@onegi/testing/factories/disbursements';
import { setHolder } from '@onegi/testing/factories/policies';
import { readXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SealedMail } from '../../mail/queue-mail.ts';
import { remindClients } from './remind-clients.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});
afterEach(() => shop.close());

const ago = (days: number) => addDays(shop.clock.today(), -days);

describe('the ageing report', () => {
  const amounts = [
    [0, 'currentCents'],
    [1, 'to30Cents'],
    [30, 'to30Cents'],
    [31, 'to60Cents'],
    [60, 'to60Cents'],
    [61, 'to90Cents'],
    [90, 'to90Cents'],
    [91, 'over90Cents'],
  ] as const;

  test('puts each open balance into the bucket of its days after the account date [C-6.4-23]', async () => {
    for (const [days] of amounts)
      await aNote(shop, { accountOn: ago(days), receivable: 100_00, payable: 90_00, share: 0 });
    const paid = await aNote(shop, { accountOn: ago(40), receivable: 100_00, payable: 90_00, share: 0 });
    await payNote(shop, paid, 100_00);
    const part = await aNote(shop, { accountOn: ago(40), receivable: 100_00, payable: 90_00, share: 0 });
    await payNote(shop, part, 60_00);
    const finance = await signedInAs(shop, ['finance']);
    const { records } = granted(await callAs(shop, ageingList.page, finance, { body: { group: 'insurer' } }));
    expect(records).toMatchObject([
      {
        key: 'LPG',
        notes: 9,
        currentCents: 100_00,
        to30Cents: 200_00,
        to60Cents: 240_00,
        to90Cents: 200_00,
        over90Cents: 100_00,
        openCents: 840_00,
      },
    ]);
    const notes = granted(
      await callAs(shop, agedNoteList.page, finance, { body: { bucket: 'to60', insurerCode: 'LPG' } }),
    );
    expect(notes.records.map(({ ageDays }) => ageDays)).toEqual([60, 40, 31]);
    expect(notes.records.reduce((sum, { openCents }) => sum + openCents, 0)).toBe(240_00);
  });

  test('shows consultants their own clients’ debts alone, and the office all [C-6.4-24]', async () => {
    await aNote(shop, { consultantCode: 'TR8001', surname: 'OWN' });
    const others = await aNote(shop, { consultantCode: 'TR8002', surname: 'OTHERS' });
    const consultant = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR8001'] });
    const officer = await signedInAs(shop, ['officer']);
    const names = async (user: typeof officer) =>
      granted(await callAs(shop, ageingList.page, user, { body: {} }))
        .records.map(({ name }) => name)
        .toSorted();
    expect(await names(consultant)).toEqual(['OWN ONE']);
    expect(await names(officer)).toEqual(['OTHERS ONE', 'OWN ONE']);
    const { status } = await callAs(shop, clientStatement.show, consultant, {
      query: encoded(clientStatement.show, 'query', { key: others.policyId, from: '2026-01-01', until: '2026-12-31' }),
    });
    expect(status).toBe(404);
  });

  test('has a row for each of two firms with one bookkeeper’s address, and a statement of its own notes', async () => {
    const notes = [];
    for (const name of ['Harbour Demo Limited', 'HARBOUR DEMO  LIMITED', 'Pier Demo Limited']) {
      const note = await aNote(shop);
      await setHolder(shop, note.policyId, { insuredName: name, email: 'books@example.com', phone: '91234567' });
      notes.push(note.noteNumber);
    }
    const finance = await signedInAs(shop, ['finance']);
    const { records } = granted(await callAs(shop, ageingList.page, finance, { body: { group: 'client' } }));
    expect(records.map((row) => row.notes)).toEqual([2, 1]);
    const listed = await Promise.all(
      records.map(async ({ key }) => {
        const query = encoded(clientStatement.show, 'query', { key, from: '2026-01-01', until: '2026-12-31' });
        const { movements } = granted(await callAs(shop, clientStatement.show, finance, { query }));
        const aged = granted(await callAs(shop, agedNoteList.page, finance, { body: { clientKey: key } })).records;
        expect(aged.map(({ noteNumber }) => noteNumber).toSorted()).toEqual(
          movements.map(({ reference }) => reference),
        );
        return movements.map(({ reference }) => reference);
      }),
    );
    expect(listed).toEqual([notes.slice(0, 2).toSorted(), notes.slice(2)]);
  });

  test('is ordered as asked, and leaves as a workbook [C-6.4-25]', async () => {
    await aNote(shop, { consultantCode: 'TR8001', receivable: 100_00, payable: 90_00, share: 0 });
    await aNote(shop, { consultantCode: 'TR8002', receivable: 300_00, payable: 290_00, share: 0 });
    const finance = await signedInAs(shop, ['finance']);
    const keys = async (more: object) =>
      granted(await callAs(shop, ageingList.page, finance, { body: { group: 'consultant', ...more } })).records.map(
        ({ key }) => key,
      );
    expect(await keys({})).toEqual(['TR8002', 'TR8001']);
    expect(await keys({ sort: 'key' })).toEqual(['TR8001', 'TR8002']);
    const file = await shop.app.inject({
      method: 'POST',
      url: '/api/ageing/list/export',
      headers: { 'content-type': 'application/json', ...finance.browser },
      payload: '{}',
    });
    expect(file.headers['content-type']).toContain('spreadsheetml');
  });
});

describe('reminders', () => {
  const mails = async () => {
    const rows = await shop.deps.db
      .selectFrom('mails')
      .selectAll()
      .where('kind', 'in', ['premium-reminder', 'cancellation-warning'])
      .orderBy('queued_at')
      .execute();
    return rows.map(({ id, kind, mail_sealed }) => ({
      kind,
      ...(shop.deps.seal.open<SealedMail>(`mails/${id}`, mail_sealed) as { to: string; data: { openCents: number } }),
    }));
  };
  const onDay = async (accountOn: string, day: number) => {
    shop.clock.set(addDays(accountOn, day));
    await remindClients(shop.deps);
    return (await mails()).length;
  };

  test.each(['2026-11-21', '2026-12-31', '2028-01-30', '2027-12-02'])(
    'go out on days 30, 45 and 55 after %s and warn on day 61, each once [C-6.4-26]',
    async (accountOn) => {
      shop.clock.set(accountOn);
      await aNote(shop, { email: 'client@example.com' });
      const sent: number[] = [];
      for (let day = 1; day <= 70; day++) {
        const before = (await mails()).length;
        if ((await onDay(accountOn, day)) > before) sent.push(day);
      }
      expect(sent).toEqual([30, 45, 55, 61]);
      expect((await mails()).map(({ kind }) => kind)).toEqual([
        'premium-reminder',
        'premium-reminder',
        'premium-reminder',
        'cancellation-warning',
      ]);
    },
    30_000,
  );

  test('tell what is outstanding that day, and stop when it is paid [C-6.4-27]', async () => {
    const note = await aNote(shop, { email: 'client@example.com' });
    const accountOn = shop.clock.today();
    expect(await onDay(accountOn, 30)).toBe(1);
    await payNote(shop, note, 1_000_000);
    expect(await onDay(accountOn, 45)).toBe(2);
    expect((await mails()).map(({ to, data }) => [to, data.openCents])).toEqual([
      ['client@example.com', 1_067_924],
      ['client@example.com', 67_924],
    ]);
    await payNote(shop, note, 67_924);
    expect(await onDay(accountOn, 55)).toBe(2);
  });

  test('leave alone what was due at once, credit notes, lapsed policies and those without an address [C-6.4-28]', async () => {
    const accountOn = shop.clock.today();
    await aNote(shop, { email: 'now@example.com', dueOn: accountOn });
    await aNote(shop, { email: 'credit@example.com', receivable: -100_00, payable: -90_00, share: 0 });
    const ended = await aNote(shop, { email: 'ended@example.com' });
    await shop.deps.db.updateTable('policies').set({ ended_as: 'lapsed' }).where('id', '=', ended.policyId).execute();
    await aNote(shop);
    expect(await onDay(accountOn, 30)).toBe(0);
    const reminded = await shop.deps.db.selectFrom('note_reminders').selectAll().execute();
    expect(reminded).toMatchObject([{ day: 30, mail_id: null }]);
  });

  test('warn of the cancellation of an active policy, not of one that lapses by itself [C-6.4-29]', async () => {
    const accountOn = shop.clock.today();
    const pending = await aNote(shop, { email: 'pending@example.com' });
    await shop.deps.db
      .updateTable('policies')
      .set({ pending_since: accountOn })
      .where('id', '=', pending.policyId)
      .execute();
    await aNote(shop, { email: 'active@example.com' });
    await onDay(accountOn, 61);
    expect((await mails()).map(({ kind, to }) => [kind, to])).toEqual([['cancellation-warning', 'active@example.com']]);
  });

  test('go on of a policy that was renewed or cancelled; that it may be cancelled is told to one in force', async () => {
    const accountOn = shop.clock.today();
    for (const ended_as of ['renewed', 'cancelled', 'void'] as const) {
      const { policyId } = await aNote(shop, { email: `${ended_as}@example.com` });
      await shop.deps.db.updateTable('policies').set({ ended_as }).where('id', '=', policyId).execute();
    }
    await onDay(accountOn, 30);
    const told = async (kind: string) => (await mails()).filter((mail) => mail.kind === kind).map(({ to }) => to);
    expect((await told('premium-reminder')).toSorted()).toEqual(['cancelled@example.com', 'renewed@example.com']);
    await onDay(accountOn, 61);
    expect(await told('cancellation-warning')).toEqual(['renewed@example.com']);
  });

  test('wait while finance has the note open again, whose sum may change', async () => {
    const { noteId } = await aNote(shop, { email: 'client@example.com' });
    const accountOn = shop.clock.today();
    const note = (row: { reopened_at?: Date; approved_at?: Date | null }) =>
      shop.deps.db.updateTable('debit_credit_notes').set(row).where('id', '=', noteId).execute();
    await note({ reopened_at: shop.clock.now(), approved_at: null });
    expect(await onDay(accountOn, 30)).toBe(0);
    await note({ approved_at: shop.clock.now() });
    expect(await onDay(accountOn, 31)).toBe(1);
  });

  test('are sent once, though two processes look at the same moment [C-6.4-30]', async () => {
    for (let at = 0; at < 20; at++) await aNote(shop, { email: `client${at}@example.com` });
    shop.clock.set(addDays(shop.clock.today(), 30));
    await Promise.all([1, 2, 3, 4].map(() => remindClients(shop.deps)));
    const to = (await mails()).map((mail) => mail.to);
    expect(to.length).toBe(20);
    expect(new Set(to).size).toBe(20);
  });
});

describe('statements of account', () => {
  test('a client’s opens, moves and closes over any days [C-6.4-31]', async () => {
    const note = await aNote(shop, { surname: 'DEMO' });
    shop.clock.set('2026-12-05');
    const finance = await signedInAs(shop, ['finance']);
    await payNote(shop, note, 533_962);
    const statement = async (from: string, until: string) =>
      granted(
        await callAs(shop, clientStatement.show, finance, {
          query: encoded(clientStatement.show, 'query', { key: note.policyId, from, until }),
        }),
      );
    expect(await statement('2026-11-01', '2026-11-30')).toMatchObject({
      name: 'DEMO ONE',
      openingCents: 0,
      closingCents: 1_067_924,
      movements: [{ kind: 'debitNote', reference: note.noteNumber, balanceCents: 1_067_924 }],
    });
    expect(await statement('2026-12-01', '2026-12-31')).toMatchObject({
      openingCents: 1_067_924,
      closingCents: 533_962,
      movements: [{ kind: 'receipt', movedCents: -533_962 }],
    });
    const wrong = await callAs(shop, clientStatement.show, finance, {
      query: encoded(clientStatement.show, 'query', { key: note.policyId, from: '2026-12-01', until: '2026-12-31' }),
    });
    expect(wrong.status).toBe(200);
    const turned = await shop.app.inject({
      url: `/api/statements/client?client=${note.policyId}&dateF=2026-12-31&dateT=2026-12-01`,
      headers: finance.browser,
    });
    expect([turned.statusCode, turned.json().fields[0].field]).toEqual([400, 'dateT']);
  });

  test('an insurer’s closes at nothing when all was paid; PDF and workbook in both languages [C-6.4-32]', async () => {
    const people = await payers(shop);
    const note = await aSettledNote(shop);
    await paidOut(shop, insurerPaymentCalls, people, granted(await savePayment(shop, people.finance, [note])));
    const query = encoded(insurerStatement.show, 'query', { key: 'LPG', from: '2026-11-01', until: '2026-11-30' });
    const statement = granted(await callAs(shop, insurerStatement.show, people.finance, { query }));
    expect(statement).toMatchObject({ openingCents: 0, closingCents: 0 });
    expect(statement.movements.map(({ kind, movedCents }) => [kind, movedCents])).toEqual([
      ['debitNote', 930_604],
      ['payment', -930_604],
    ]);
    for (const language of ['en', 'zh-Hant']) {
      const file = (path: string) =>
        shop.app.inject({
          url: `/api/statements/insurer/${path}?isr=LPG&dateF=2026-11-01&dateT=2026-11-30&language=${language}`,
          headers: people.finance.browser,
        });
      expect((await file('pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      const workbook = await file('workbook');
      expect(workbook.headers['content-type']).toContain('spreadsheetml');
      const whose = language === 'en' ? `Insurer: ${statement.name}` : `保險公司：${statement.nameZh}`;
      expect((await readXlsx(workbook.rawPayload)).sheets[0]?.rows[1]?.[0]).toBe(whose);
    }
  });
});
