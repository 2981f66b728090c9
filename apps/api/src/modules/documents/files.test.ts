import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineCodes } from '@onegi/contract/lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { canReadPdf, pdfFill, pdfFonts, pdfInk, pdfPages, pdfText } from '@onegi/testing/pdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PolicyFacts } from '../../ports/policy-facts.ts';
import { benefitWording } from './pdf/printed-texts.ts';
import { newDocuments, type RegisteredDocument } from './register-documents.ts';

const OWNER = '4f0c6f4e-52a4-4f10-8d3e-6a8a2b1c9d10';

const facts: PolicyFacts = {
  line: 'TRAVEL',
  catalogueVersion: 1,
  planCode: 'SFY-TRAVEL-P',
  variant: '',
  policyNumber: 'SFY-TRV-26-0001234',
  transactionNumber: 'PT20260000123',
  issuedOn: '2026-11-21',
  startsOn: '2026-12-20',
  endsOn: '2026-12-27',
  searchText: { en: 'Single trip · Asia · 8 days', zhHant: '單次旅程 · 亞洲 · 8 日' },
  holder: { name: 'DEMO ONE', hkid: 'A123456(3)', address: ['Flat A', '88 Example Street', 'Wan Chai'] },
  insured: [
    {
      name: 'DEMO ONE',
      kind: 'A',
      role: { en: 'Adult 1', zhHant: '成人 1' },
      bornOn: '1985-03-01',
      hkid: 'A1234563',
      relationship: { en: 'Self', zhHant: '本人' },
    },
    {
      name: 'SAMPLE THREE',
      kind: 'C',
      role: { en: 'Child 1', zhHant: '小童 1' },
      bornOn: '2018-01-30',
      relationship: { en: 'Child', zhHant: '子女' },
    },
  ],
  answers: [],
  riders: [{ rider: 'cruise', premiumCents: 16_000 }],
  breakdown: {
    basePremiumCents: 177_500,
    riderPremiumCents: 16_000,
    listPremiumCents: 193_500,
    discountBasisPoints: 1_500,
    discountCents: 29_025,
    netPremiumCents: 164_475,
    levyCents: 66,
    otherLeviesCents: 0,
    leviesBeforeDiscountCents: 77,
    totalBeforeDiscountCents: 193_577,
    totalCents: 164_541,
  },
  levyText: { en: 'Premium includes the levy of 0.04%', zhHant: '保費已包括徵費 0.04%' },
  payment: {
    receiptNumber: 'RC2611000077',
    noteNumber: 'DN2611000045',
    method: 'CC',
    receivedOn: '2026-11-21',
    amountCents: 164_541,
  },
};

let server: TestApp;
let english: RegisteredDocument[];
let chinese: RegisteredDocument[];

beforeAll(async () => {
  server = await testApp();
  const kinds = ['schedule', 'receipt', 'wording'] as const;
  const { deps } = server;
  const both = (['en', 'zh-Hant'] as const).map((language) =>
    newDocuments(deps, { ownerId: OWNER, language, kinds, facts }),
  );
  await deps.db
    .insertInto('documents')
    .values(both.flatMap(({ rows }) => rows))
    .execute();
  [english = [], chinese = []] = both.map(({ registered }) => registered);
});

afterAll(async () => {
  await server.close();
});

const nameOf = (documents: RegisteredDocument[], kind: string) =>
  documents.find((document) => document.kind === kind)?.fileName ?? '';

const fetchFile = (name: string, query = '') =>
  server.app.inject(`/api/common/down-file?name=${encodeURIComponent(name)}${query}`);

async function pdfOf(name: string, query = ''): Promise<Buffer> {
  const answer = await fetchFile(name, query);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

const textOf = async (name: string, query = '') => pdfText(await pdfOf(name, query));

/** Needs programs that read PDFs. */
const reading = test.skipIf(!canReadPdf);

describe('documents on sale [P-2.5-03]', () => {
  reading('the brochure shows every tier with its own limits, in English', async () => {
    const pdf = await pdfOf('LPG_TRAVEL_brochure.pdf', '&lang=en');
    const text = await pdfText(pdf);
    for (const fact of [
      'Lantern Peak General Insurance',
      'Basic',
      'Standard',
      'Premier',
      'HK$1,000,000',
      'Not covered',
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).toMatch(/Fictional insurer/);
    expect(text).toContain(`Page 1 of ${await pdfPages(pdf)}`);
  });

  reading('the brochure is written in Chinese for a Chinese reader', async () => {
    const text = await textOf('LPG_TRAVEL_brochure.pdf', '&lang=zh-Hant');
    for (const fact of ['燈峰保險', '海外醫療費用', '尊尚', 'HK$1,000,000', '不承保', '虛構保險公司'])
      expect(text).toContain(fact);
  });

  reading('the wording says of every benefit what is covered, how it pays and what is left out', async () => {
    const text = await textOf('SFY_TRAVEL_policy.pdf');
    const { plans } = server.deps.catalogue.current().line('TRAVEL');
    for (const { code } of plans[0]?.benefits ?? []) expect(text).toContain(code);
    for (const fact of ['each full period of 6 hours', 'Definitions', 'How to claim', 'Insurance Complaints Bureau']) {
      expect(text).toContain(fact);
    }
  });

  reading.each([...lineCodes])('%s: brochure and wording name every benefit in both languages', async (line) => {
    const { plans } = server.deps.catalogue.current().line(line);
    const [plan] = plans;
    if (!plan) throw new Error(`${line} has no plan`);
    const codes = plan.benefits.map(({ code }) => code);
    for (const language of ['en', 'zh-Hant'] as const) {
      const wording = await textOf(plan.wordingFile, `&lang=${language}`);
      for (const code of codes) expect(wording).toContain(code);
      const titles = language === 'en' ? ['How to claim', 'Cancellation and refund'] : ['索償程序', '取消及退款'];
      for (const title of titles) expect(wording).toContain(title);
      const brochure = await textOf(plan.brochureFile, `&lang=${language}`);
      expect(brochure).toContain(language === 'en' ? 'Important notes' : '重要事項');
      expect(`${wording}${brochure}`).not.toMatch(/\b(documents|terms|limits|catalogue)\.[a-z]/);
    }
  });

  test('what a benefit covers is said in words unless its terms say it all', () => {
    const termsSayIt = new Set(['excess', 'excess-multiple', 'waiting', 'co-insurance']);
    for (const line of lineCodes) {
      const unsaid = (server.deps.catalogue.current().line(line).plans[0]?.benefits ?? [])
        .filter(({ terms, code }) => !termsSayIt.has(terms.kind) && !benefitWording(line, code, 'en'))
        .map(({ code }) => code);
      expect(unsaid).toEqual([]);
    }
  });

  reading('no page of a brochure or wording is blank, and Chinese glyphs are really drawn', async () => {
    for (const name of [
      'LPG_TRAVEL_brochure.pdf',
      'PLV_TRAVEL_policy.pdf',
      'LPG_MOTOR_brochure.pdf',
      'LPG_MEDICAL_policy.pdf',
    ]) {
      const pdf = await pdfOf(name, '&lang=zh-Hant');
      const ink = await pdfInk(pdf);
      expect(ink).toHaveLength(await pdfPages(pdf));
      for (const share of ink) expect(share).toBeGreaterThan(0.0004);
      expect(await pdfFonts(pdf)).toMatch(/NotoSansTC/);
    }
  });

  test('a file on sale may be kept by caches and answers 304 to who has it', async () => {
    const first = await fetchFile('LPG_TRAVEL_brochure.pdf');
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="LPG_TRAVEL_brochure.pdf"',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    const again = await server.app.inject({
      url: '/api/common/down-file?name=LPG_TRAVEL_brochure.pdf',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });
});

describe('documents of a policy', () => {
  reading('the schedule prints the policy, the insured persons and a price whose parts add up', async () => {
    const text = await textOf(nameOf(english, 'schedule'));
    for (const fact of [
      'SFY-TRV-26-0001234',
      'PT20260000123',
      '20 December 2026 to 27 December 2026',
      'DEMO ONE',
      'SAMPLE THREE',
      '30 Jan 2018',
      'Cruise vacation rider',
      'HK$1,775.00',
      '-HK$290.25',
      'HK$0.66',
      'HK$1,645.41',
      'HK$1,650,000',
    ]) {
      expect(text).toContain(fact);
    }
  });

  reading('the schedule masks identity card numbers', async () => {
    const text = await textOf(nameOf(english, 'schedule'));
    expect(text).toContain('A123***(*)');
    expect(text).not.toContain('456');
  });

  reading('the receipt names what was paid for, in Chinese', async () => {
    const text = await textOf(nameOf(chinese, 'receipt'));
    for (const fact of [
      '正式收據',
      'RC2611000077',
      'DN2611000045',
      'HK$1,645.41',
      '2026年11月21日',
      '信用卡',
      '已付款',
    ]) {
      expect(text).toContain(fact);
    }
  });

  test('a private document is never cached and carries a readable name', async () => {
    const answer = await fetchFile(nameOf(english, 'schedule'));
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'inline; filename="schedule-SFY-TRV-26-0001234.pdf"',
    });
  });

  test('a document asked for twice is the same file, and what is kept of it cannot be read on the disk', async () => {
    const first = await fetchFile(nameOf(english, 'receipt'));
    const again = await fetchFile(nameOf(english, 'receipt'));
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    const folder = join(server.deps.config.dataDir, 'files');
    const stored = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(stored.length).toBeGreaterThan(0);
    const sizes = stored.map((entry) => readFileSync(join(entry.parentPath, entry.name)));
    expect(sizes.some((bytes) => bytes.equals(first.rawPayload))).toBe(false);
  });

  test('the names of documents cannot be guessed: each has 128 random bits', () => {
    for (const { fileName, kind } of [...english, ...chinese]) {
      expect(fileName).toMatch(new RegExp(`^${kind}-[A-Za-z0-9_-]{43}\\.pdf$`));
    }
    expect(new Set([...english, ...chinese].map(({ fileName }) => fileName)).size).toBe(6);
  });

  test('who reads the database alone learns no name that opens a document', async () => {
    const { rows } = await server.database.pool.query<{ row: string }>('select d::text as row from documents d');
    expect(rows).toHaveLength(6);
    for (const { fileName } of [...english, ...chinese]) {
      const secret = fileName.slice(fileName.indexOf('-') + 1, -'.pdf'.length);
      for (const { row } of rows) expect(row).not.toContain(secret);
    }
  });

  test('the name of one kind does not open as another, and half a name opens nothing', async () => {
    const schedule = nameOf(english, 'schedule');
    const receipt = nameOf(english, 'receipt');
    const half = schedule.length - '.pdf'.length - 22;
    for (const name of [
      schedule.replace('schedule', 'receipt'),
      `${schedule.slice(0, half)}${receipt.slice(receipt.length - '.pdf'.length - 22)}`,
    ]) {
      expect([name, (await fetchFile(name)).statusCode]).toEqual([name, 404]);
    }
  });
});

describe('names that are none', () => {
  test.each([
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '..\\..\\secret.pdf',
    'a/b.pdf',
    'LPG_TRAVEL_brochure.pdf\0.png',
    '.env',
    '...',
    '',
    `${'a'.repeat(200)}.pdf`,
    'x"; filename="evil.exe',
    'ｆｕｌｌｗｉｄｔｈ.pdf',
  ])('%j is refused', async (name) => {
    const answer = await fetchFile(name);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ data: null, code: 'file.badName', fields: [{ field: 'name' }] });
  });

  test.each(['LPG_TRAVEL_claims.pdf', 'XXX_TRAVEL_brochure.pdf', `schedule-${'0'.repeat(43)}.pdf`, 'server.ts'])(
    '%j does not exist',
    async (name) => {
      const answer = await fetchFile(name);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'file.notFound' });
    },
  );

  test('a request without a name is a 400', async () => {
    expect((await server.app.inject('/api/common/down-file')).statusCode).toBe(400);
    expect((await server.app.inject('/api/common/down-file?name=a.pdf&name=b.pdf')).statusCode).toBe(400);
    expect((await server.app.inject('/api/common/down-file?name=a.pdf&lang=fr')).statusCode).toBe(400);
  });
});

describe('logos', () => {
  test('every insurer of the catalogue has a logo in its colour with a name', async () => {
    for (const { code, colour } of server.deps.catalogue.current().insurers) {
      const answer = await server.app.inject(`/insurers/${code}.svg`);
      expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/);
      expect(answer.body).toContain(`fill="${colour}"`);
      expect(answer.body).toContain('aria-label=');
    }
  });

  test('no two insurers share a drawing', async () => {
    const drawings = await Promise.all(
      server.deps.catalogue.current().insurers.map(async ({ code }) => {
        const { body } = await server.app.inject(`/insurers/${code}.svg`);
        return body.replaceAll(/#[0-9A-F]{6}|aria-label="[^"]*"/g, '');
      }),
    );
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test.each(['/insurers/ZZZ.svg', '/insurers/lpg.svg', '/insurers/..%2fLPG.svg'])('%s is a 404', async (url) => {
    expect((await server.app.inject(url)).statusCode).toBe(404);
  });
});

describe('a schedule', () => {
  const label = { en: 'What was asked', zhHant: '問題' };
  const value = { en: 'What was answered', zhHant: '答案' };
  reading.each([9, 12, 15, 18, 21])('with %i answers leaves no page but the last a quarter empty', async (count) => {
    const answers = [{ heading: label, rows: Array.from({ length: count }, () => ({ label, value })) }];
    const { rows, registered } = newDocuments(server.deps, {
      ownerId: randomUUID(),
      language: 'en',
      kinds: ['schedule'],
      facts: { ...facts, answers },
    });
    await server.deps.db.insertInto('documents').values(rows).execute();
    const filled = await pdfFill(await pdfOf(nameOf(registered, 'schedule')));
    expect(filled.length).toBeGreaterThan(1);
    for (const share of filled.slice(0, -1)) expect(share).toBeGreaterThan(0.75);
  });
});
