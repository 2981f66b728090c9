import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { policyImportList } from '@onegi/contract/calls/transfer/policy-imports';
import { type ImportSheet, importProblems } from '@onegi/contract/fields/transfer';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  anImportedNote,
  anImportedPerson,
  anImportedPolicy,
  anImportedReceipt,
  checkedImport,
  type ImportExample,
  importedWorkbook,
  importers,
  importWorkbook,
  readImportOf,
  startImport,
  uploadWorkbook,
} from '@onegi/testing/factories/policy-imports';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { texts } from '../../lib/texts.ts';
import { readPersons } from '../persons/read-persons.ts';
import { noFindings } from './findings.ts';
import { runPolicyImport } from './import-job.ts';
import { layout } from './layout.ts';
import { readImport } from './read-import.ts';
import { importTemplate } from './template.ts';
import { headingOf, sheetNameOf } from './words.ts';

let shop: TestApp;
let user: SignedIn;
beforeEach(async () => {
  shop = await testApp({ today: '2026-11-23' });
  user = await importers(shop);
});
afterEach(() => shop.close());

const moved: ImportExample = {
  policies: [anImportedPolicy],
  notes: [anImportedNote],
  receipts: [anImportedReceipt],
};
/** A policy of another portal of ours, with its numbers. */
const ownNumbers = (at: number) => {
  const policyNumber = `LPG-MTR-26-${String(at).padStart(7, '0')}`;
  const inMonth = `2611${String(at).padStart(6, '0')}`;
  return {
    policies: [
      { ...anImportedPolicy, policyNumber, transactionNumber: `PT2026${String(at).padStart(7, '0')}`, hkid: null },
    ],
    notes: [{ ...anImportedNote, policyNumber, noteNumber: `DN${inMonth}` }],
    receipts: [{ ...anImportedReceipt, policyNumber, receiptNumber: `RC${inMonth}` }],
  };
};
const count = async (table: string) =>
  (await shop.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;
const written = async () => [await count('policies'), await count('receipts'), await count('journal_entries')];
const found = ({ problems }: Awaited<ReturnType<typeof checkedImport>>) =>
  problems.map(({ problem, sheet, row, column }) => [problem, sheet, row, column]);

describe('a workbook', () => {
  test('is checked first, then imported whole by a second word, and stands in the inquiry [C-8.6-01]', async () => {
    const checked = await checkedImport(shop, user, moved);
    expect(checked).toMatchObject({ stage: 'ready', problemCount: 0, fileName: 'moving.xlsx' });
    const by = { createdBy: 'Olive Poon', createdByZh: '潘愛蓮' };
    expect(checked).toMatchObject({ ...by, finishedBy: '', finishedByZh: null });
    expect(checked.counts).toMatchObject({
      policies: 1,
      notes: 1,
      receipts: 1,
      receivable: 1_067_924,
      clientMoney: 1_067_924,
    });
    expect(await written()).toEqual([0, 0, 0]);
    shop.clock.advance(60);
    const done = await importedWorkbook(shop, user, moved);
    expect(done).toMatchObject({ stage: 'imported', progress: 100 });
    expect(done).toMatchObject({ ...by, finishedBy: 'Olive Poon', finishedByZh: '潘愛蓮' });
    const policy = await shop.deps.db.selectFrom('policies').selectAll().executeTakeFirstOrThrow();
    expect(policy).toMatchObject({ policy_number: 'HK-000001', consultant_code: 'TR7001', pending_since: null });
    expect(policy.transaction_number).toMatch(/^PT2026\d{7}$/);
    const fields = await shop.deps.db.selectFrom('policy_person_fields').selectAll().execute();
    expect(fields.map(({ field }) => field).sort()).toEqual(['email', 'firstName', 'hkid', 'phone', 'surname']);
    expect(fields.map(({ value_sealed }) => value_sealed.toString('latin1')).join()).not.toContain('CHAN');
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from audit_waiting
      where action = 'policyImport.imported' and actor_id = ${user.id}`.execute(shop.deps.db);
    expect(rows[0]?.n).toBe(1);
    const list = granted(await callAs(shop, policyImportList.page, user, { body: {} }));
    expect(list.records.map(({ stage }) => stage)).toEqual(['imported', 'ready']);
    expect(list.records[0]).toMatchObject(by);
  });

  test('again imports nothing twice, and one that differs is told by its columns [C-8.6-02]', async () => {
    await importedWorkbook(shop, user, moved);
    const before = await written();
    const again = await importedWorkbook(shop, user, moved);
    expect(again.counts).toMatchObject({
      policies: 0,
      knownPolicies: 1,
      knownNotes: 1,
      knownReceipts: 1,
      clientMoney: 0,
    });
    expect(await written()).toEqual(before);
    const other = await checkedImport(shop, user, {
      ...moved,
      policies: [{ ...anImportedPolicy, endsOn: '2027-10-31', email: 'other@example.com' }],
    });
    expect(found(other)).toEqual([
      ['differs', 'policies', 2, 'endsOn'],
      ['differs', 'policies', 2, 'email'],
    ]);
    // What is new for a policy that is there is done in the portal, not here.
    const more = await checkedImport(shop, user, {
      ...moved,
      notes: [anImportedNote, { ...anImportedNote, endorsementNo: '001', kind: 'EA' }],
    });
    expect(found(more)).toEqual([['notImported', 'notes', 3, 'policyNumber']]);
  });

  test('may be filled in with Chinese headings, from the template with its lists of codes [C-8.6-03]', async () => {
    const template = await importTemplate(shop.deps, 'zh-Hant');
    expect(found(await checkedImport(shop, user, Buffer.from(template)))).toEqual([['noRows', 'policies', null, null]]);
    const checked = await checkedImport(shop, user, moved, 'zh-Hant');
    expect(checked.stage).toBe('ready');
  });

  test('is imported by one of two who start it at once, and by one import at a time [C-8.6-04]', async () => {
    const [first, second] = [await checkedImport(shop, user, moved), await checkedImport(shop, user, moved)];
    const answers = await Promise.all([
      startImport(shop, user, first.importId),
      startImport(shop, user, first.importId),
      startImport(shop, user, second.importId),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, code } of answers)
      if (status !== 200) expect(['policyImport.running', 'policyImport.notReady']).toContain(code);
    for (let looks = 0; looks < 200 && (await count('policies')) === 0; looks++)
      await new Promise((done) => setTimeout(done, 50));
    expect(await count('policies')).toBe(1);
  });

  test.each([
    ['numbers of another system', moved],
    ['numbers of our own series', ownNumbers(123)],
  ])(
    'that breaks off in the middle leaves nothing, and goes on when it is tried again: %s [C-8.6-05]',
    async (_, example) => {
      const { importId } = await checkedImport(shop, user, example);
      await shop.deps.db
        .updateTable('policy_imports')
        .set({ stage: 'importing', finished_by: user.id })
        .where('id', '=', importId)
        .execute();
      // The last table that is written takes nothing: all before it is taken back.
      await shop.database.pool.query('alter table imported_rows add constraint takes_nothing check (false) not valid');
      await expect(runPolicyImport(shop.deps, importId)).rejects.toThrow('takes_nothing');
      expect(await written()).toEqual([0, 0, 0]);
      await shop.database.pool.query('alter table imported_rows drop constraint takes_nothing');
      await runPolicyImport(shop.deps, importId);
      expect((await readImportOf(shop, user, importId)).stage).toBe('imported');
      expect(await count('policies')).toBe(1);
    },
  );

  test('of numbers below those of the one before comes in too, but none that was drawn here, used or not [C-8.6-17]', async () => {
    const { numbers } = shop.deps;
    expect(await numbers.next('DN2611')).toBe(1);
    await importedWorkbook(shop, user, ownNumbers(123));
    expect(await numbers.next('RC2611')).toBe(124);
    expect((await importedWorkbook(shop, user, ownNumbers(77))).stage).toBe('imported');
    expect(await count('policies')).toBe(2);
    const again = { ...ownNumbers(78), receipts: [] };
    const [note] = again.notes;
    expect(
      found(await checkedImport(shop, user, { ...again, notes: [{ ...note, noteNumber: 'DN2611000123' }] })),
    ).toEqual([['taken', 'notes', 2, 'noteNumber']]);
    // Blocks that this process holds: nothing has these numbers yet.
    for (const noteNumber of ['DN2611000002', 'DN2611000050'])
      expect(found(await checkedImport(shop, user, { ...again, notes: [{ ...note, noteNumber }] }))).toEqual([
        ['taken', 'notes', 2, 'noteNumber'],
      ]);
    expect(found(await checkedImport(shop, user, ownNumbers(130)))).toEqual([
      ['taken', 'receipts', 2, 'receiptNumber'],
    ]);
  });

  test('is nothing for whoever has no right to it [C-8.6-08]', async () => {
    const { importId } = await checkedImport(shop, user, moved);
    for (const roles of [['consultant'], ['officer'], ['compliance']] as const) {
      const other = await signedInAs(shop, roles);
      expect((await uploadWorkbook(shop, other, await importWorkbook(moved))).status).toBe(403);
      expect((await startImport(shop, other, importId)).status).toBe(403);
    }
    expect((await startImport(shop, user, '00000000-0000-4000-8000-000000000000')).code).toBe('policyImport.notFound');
  });
});

const policies = [anImportedPolicy];
const notes = [anImportedNote];
const wrong: Record<string, [ImportExample, unknown[][]]> = {
  'an unknown insurer, product and TR code': [
    { policies: [{ ...anImportedPolicy, insurer: 'XYZ', consultant: 'TR0' }], notes },
    [
      ['unknownInsurer', 'policies', 2, 'insurer'],
      ['unknownConsultant', 'policies', 2, 'consultant'],
    ],
  ],
  'a product that there is not': [
    { policies: [{ ...anImportedPolicy, product: 'BOAT' }], notes },
    [['choice', 'policies', 2, 'product']],
  ],
  'a period the wrong way round, and a day to come': [
    { policies: [{ ...anImportedPolicy, endsOn: '2026-09-30', issuedOn: '2026-11-24' }], notes },
    [
      ['period', 'policies', 2, 'endsOn'],
      ['future', 'policies', 2, 'issuedOn'],
    ],
  ],
  'dates as words, half cents and words as amounts': [
    {
      policies: [{ ...anImportedPolicy, startsOn: '1 October' }],
      notes: [{ ...anImportedNote, levy: 0.001, payable: 'much' }],
    },
    [
      ['date', 'policies', 2, 'startsOn'],
      ['decimals', 'notes', 2, 'levy'],
      ['amount', 'notes', 2, 'payable'],
    ],
  ],
  'sums that do not add up': [
    { policies, notes: [{ ...anImportedNote, receivable: 10679.25, payable: 9306.05 }] },
    [['sum', 'notes', 2, 'receivable']],
  ],
  'a payable that is another': [
    { policies, notes: [{ ...anImportedNote, payable: 9306.05 }] },
    [['sum', 'notes', 2, 'payable']],
  ],
  'new business below nothing': [
    { policies, notes: [{ ...anImportedNote, grossPremium: -1 }] },
    [['sign', 'notes', 2, 'grossPremium']],
  ],
  'the same policy twice': [
    { policies: [anImportedPolicy, { ...anImportedPolicy, policyNumber: 'hk-000001 ' }], notes },
    [['duplicate', 'policies', 3, 'policyNumber']],
  ],
  'a name of 5,000 letters': [
    { policies: [{ ...anImportedPolicy, surname: 'A'.repeat(5_000) }], notes },
    [['tooLong', 'policies', 2, 'surname']],
  ],
  'a policy without a note, and a note without a policy': [
    { policies, notes: [{ ...anImportedNote, policyNumber: 'HK-2' }] },
    [
      ['noPolicy', 'notes', 2, 'policyNumber'],
      ['noNewBusiness', 'policies', 2, null],
    ],
  ],
  'more set against a note than it is': [
    { policies, notes, receipts: [{ ...anImportedReceipt, receiptAmount: 20000, allocated: 10679.25 }] },
    [['aboveNote', 'notes', 2, 'receivable']],
  ],
  'more set against notes than was received': [
    { policies, notes, receipts: [{ ...anImportedReceipt, receiptAmount: 1 }] },
    [['aboveReceipt', 'receipts', 2, 'allocated']],
  ],
  'an insurer that had more than was received, and commission drawn of an open note': [
    { policies, notes: [{ ...anImportedNote, insurerPaid: 1, commissionDrawn: 0.01 }] },
    [
      ['insurerAbove', 'notes', 2, 'insurerPaid'],
      ['drawnAbove', 'notes', 2, 'commissionDrawn'],
    ],
  ],
  'a transfer that is not at the bank': [
    { policies, notes, receipts: [{ ...anImportedReceipt, bankedOn: null }] },
    [['onlyCheques', 'receipts', 2, 'bankedOn']],
  ],
};

describe('insured persons', () => {
  const policies = [anImportedPolicy];
  const notes = [anImportedNote];
  const insured = async () => {
    const { id } = await shop.deps.db.selectFrom('policies').select('id').executeTakeFirstOrThrow();
    return (await readPersons(shop.deps.db, shop.deps.seal, 'policy', id)).slice(1);
  };

  test('come on a sheet of their own, sealed like every person, and are shown with their policy [C-8.6-15]', async () => {
    const second = {
      ...anImportedPerson,
      personNo: '2',
      personKind: 'C',
      surname: 'LEE',
      hkid: null,
      passport: ' k7654321 ',
    };
    const example = { policies, notes, persons: [second, anImportedPerson] };
    const checked = await checkedImport(shop, user, example);
    expect(checked.counts).toMatchObject({ persons: 2, knownPersons: 0 });
    await importedWorkbook(shop, user, example);
    expect(await insured()).toMatchObject([
      {
        personNo: 1,
        role: 'insured',
        kind: 'D',
        fields: { surname: 'WONG', relationship: 'SP', licensedOn: '2015-06-07' },
      },
      { personNo: 2, role: 'insured', kind: 'C', fields: { surname: 'LEE', passport: 'K7654321' } },
    ]);
    const fields = await shop.deps.db.selectFrom('policy_person_fields').selectAll().execute();
    expect(fields.map(({ value_sealed }) => value_sealed.toString('latin1')).join()).not.toMatch(/WONG|K7654321/);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from policy_persons
      where role = 'insured' and cardinality(lookup_hashes) > 0`.execute(shop.deps.db);
    expect(rows[0]?.n).toBe(2);
    // The same again brings nothing; another name is told by its column; one more is added to nothing that is there.
    const again = await checkedImport(shop, user, example);
    expect(again.counts).toMatchObject({ persons: 0, knownPersons: 2 });
    const changed = {
      ...example,
      persons: [
        { ...anImportedPerson, surname: 'HO' },
        { ...second, personNo: '3' },
      ],
    };
    expect(found(await checkedImport(shop, user, changed))).toEqual([
      ['differs', 'persons', 2, 'surname'],
      ['notImported', 'persons', 3, 'policyNumber'],
    ]);
  });

  test('may be left out: a workbook of before has no such sheet [C-8.6-15]', async () => {
    const sheets = (['policies', 'notes', 'receipts'] as const).map((sheet) => ({
      name: sheetNameOf('zh-Hant', sheet),
      rows: [
        layout[sheet].map(({ key }) => headingOf('zh-Hant', key)),
        ...(sheet === 'policies' ? policies : sheet === 'notes' ? notes : []).map((row) =>
          layout[sheet].map(({ key }) => ((row as Record<string, unknown>)[key] ?? null) as string | number | null),
        ),
      ],
    }));
    const done = await importedWorkbook(shop, user, Buffer.from(await writeXlsx({ sheets })));
    expect(done).toMatchObject({ stage: 'imported', counts: { policies: 1, persons: 0 } });
    expect(await insured()).toEqual([]);
  });

  test('what is wrong with them is told by row and column, without anything of them [C-8.6-16]', async () => {
    const persons = [
      { ...anImportedPerson, policyNumber: 'HK-000009' },
      { ...anImportedPerson, personNo: '0' },
      { ...anImportedPerson, personNo: '1.5' },
      { ...anImportedPerson, personNo: '1', hkid: 'B123456(9)', passport: '???', bornOn: '2091-01-01' },
      { ...anImportedPerson, personNo: '01' },
    ];
    const checked = await checkedImport(shop, user, { policies, notes, persons });
    expect(found(checked)).toEqual([
      ['noPolicy', 'persons', 2, 'policyNumber'],
      ['personNo', 'persons', 3, 'personNo'],
      ['personNo', 'persons', 4, 'personNo'],
      ['future', 'persons', 5, 'bornOn'],
      ['format', 'persons', 5, 'hkid'],
      ['format', 'persons', 5, 'passport'],
      ['duplicate', 'persons', 6, 'personNo'],
    ]);
    const cells = [
      { ...anImportedPerson, personNo: 10 ** 15, personKind: 'Z', surname: null, relationship: 'BOSS' },
      { ...anImportedPerson, personNo: null, surname: 'A'.repeat(51), bornOn: 'yesterday' },
    ];
    const other = await checkedImport(shop, user, { policies, notes, persons: cells });
    expect(found(other)).toEqual([
      ['tooLong', 'persons', 2, 'personNo'],
      ['choice', 'persons', 2, 'personKind'],
      ['missing', 'persons', 2, 'surname'],
      ['choice', 'persons', 2, 'relationship'],
      ['missing', 'persons', 3, 'personNo'],
      ['tooLong', 'persons', 3, 'surname'],
      ['date', 'persons', 3, 'bornOn'],
    ]);
    for (const { problems } of [checked, other])
      expect(JSON.stringify(problems)).not.toMatch(/WONG|B123456|2091|\?\?\?|AAA/);
    expect(await written()).toEqual([0, 0, 0]);
  });
});

describe('what is wrong', () => {
  test.each(Object.entries(wrong))(
    'is told by sheet, row and column: %s [C-8.6-09]',
    async (_, [example, problems]) => {
      const checked = await checkedImport(shop, user, example);
      expect(checked.stage).toBe('wrong');
      expect(found(checked)).toEqual(problems);
      expect((await startImport(shop, user, checked.importId)).code).toBe('policyImport.notReady');
      // Nothing of people is kept beside the sealed file.
      expect(JSON.stringify(checked.problems)).not.toMatch(/CHAN|AAAA/);
    },
  );

  test('another workbook, and a file that is none [C-8.6-10]', async () => {
    const foreign = await writeXlsx({
      sheets: [
        {
          name: 'Policies',
          rows: [
            ['Policy number', 'Insurer code'],
            ['A', 'LPG'],
          ],
        },
        { name: 'Sheet9', rows: [['x']] },
      ],
    });
    const other = await checkedImport(shop, user, Buffer.from(foreign));
    expect(other.problems.filter(({ problem }) => problem === 'noSheet').map(({ sheet }) => sheet)).toEqual([
      'notes',
      'receipts',
    ]);
    expect(other.problems.some(({ problem, column }) => problem === 'noColumn' && column === 'product')).toBe(true);
    expect((await uploadWorkbook(shop, user, Buffer.from('no workbook'))).code).toBe('upload.notWhatItSays');
    expect((await uploadWorkbook(shop, user, Buffer.from('a;b'), 'moving.csv')).code).toBe('upload.badType');
  });

  test('a formula, also in a column that may be empty, is told by its cell, whatever its last value was [C-8.6-12]', async () => {
    const rows = (sheet: ImportSheet, row: Readonly<Record<string, unknown>>) => [
      layout[sheet].map(({ key }) => headingOf('en', key)),
      layout[sheet].map(({ key }) => (row[key] ?? null) as string | number | null),
    ];
    const cellOf = (sheet: ImportSheet, column: string) => `1,${layout[sheet].findIndex(({ key }) => key === column)}`;
    const workbook = await writeXlsx({
      sheets: [
        { name: sheetNameOf('en', 'policies'), rows: rows('policies', anImportedPolicy) },
        {
          name: sheetNameOf('en', 'notes'),
          rows: rows('notes', anImportedNote),
          cells: new Map([
            [cellOf('notes', 'receivable'), { value: 10679.24, formula: 'H2+K2+L2' }],
            [cellOf('notes', 'insurerPaid'), { value: 0, formula: '0' }],
          ]),
        },
        { name: sheetNameOf('en', 'receipts'), rows: rows('receipts', anImportedReceipt) },
      ],
    });
    const checked = await checkedImport(shop, user, Buffer.from(workbook));
    expect(checked.stage).toBe('wrong');
    expect(found(checked)).toEqual([
      ['formula', 'notes', 2, 'receivable'],
      ['formula', 'notes', 2, 'insurerPaid'],
    ]);
    expect((await startImport(shop, user, checked.importId)).code).toBe('policyImport.notReady');
  });

  test('a sheet of 100,000 rows is told at its limit, and read with bounded memory [C-8.6-13]', async () => {
    const many = Array.from({ length: 100_000 }, (_, at) => ({ ...anImportedPolicy, policyNumber: `HK-${at}` }));
    const contents = await importWorkbook({ policies: many });
    many.length = 0;
    const folder = await mkdtemp(join(tmpdir(), 'many-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, 'many.xlsx');
    await writeFile(path, contents);
    const findings = noFindings();
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let most = before;
    const looking = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 20);
    const read = await readImport(path, findings);
    clearInterval(looking);
    expect(findings.kept).toMatchObject([{ problem: 'tooManyRows', sheet: 'policies', row: 60_002, text: '60000' }]);
    expect(read.policies).toEqual([]);
    expect((most - before) / 1024 ** 2).toBeLessThan(400);
    const checked = await checkedImport(shop, user, contents);
    expect([checked.stage, ...found(checked)]).toEqual(['wrong', ['tooManyRows', 'policies', 60_002, null]]);
  }, 60_000);

  test('a workbook that would unpack to more than can be read is refused when it is uploaded', async () => {
    const huge = Array.from({ length: 2_000 }, () => ({ ...anImportedPolicy, remarks: 'A'.repeat(60_000) }));
    const refused = await uploadWorkbook(shop, user, await importWorkbook({ policies: huge }));
    expect([refused.status, refused.msg]).toEqual([
      422,
      'The file unpacks to more than 100 MB or to more than 1000 parts',
    ]);
  });

  test('is counted beyond the first three hundred [C-8.6-09]', async () => {
    const many = Array.from({ length: 400 }, (_, at) => ({
      ...anImportedPolicy,
      policyNumber: `HK-${at}`,
      insurer: 'XYZ',
    }));
    const { problems, problemCount } = await checkedImport(shop, user, { policies: many });
    expect([problems.length, problemCount]).toEqual([300, 400]);
  });

  test('has words in both languages', () => {
    for (const problem of importProblems)
      for (const language of ['en', 'zh-Hant'] as const)
        expect(texts[language](`transfer.wrong.${problem}`, { text: 'X', expected: '1', found: '2' })).not.toContain(
          'transfer.',
        );
  });
});
