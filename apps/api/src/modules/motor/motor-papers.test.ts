import type { MotorCase, MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import * as calls from '@onegi/contract/calls/motor/cases';
import { motorFields as m, motorExtensions } from '@onegi/contract/fields/motor';
import { type MotorPaper, motorPapers } from '@onegi/contract/fields/motor-papers';
import { motorCases as english } from '@onegi/messages/en/motor-cases';
import { motorCases as chinese } from '@onegi/messages/zh-Hant/motor-cases';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { anIssuedEndorsement } from '@onegi/testing/factories/endorsements';
import {
  aBroker,
  addMotorCase,
  aMotorCase,
  aMotorDesk,
  aMotorForm,
  anHkid,
  type MotorDesk,
  moveMotorCase,
  plainTerms,
  printOf,
  quoteMotorCase,
  saveMotorCase,
} from '@onegi/testing/factories/motor-cases';
import { canReadPdf, pdfFirstPage, pdfText, pdfTextAsDrawn } from '@onegi/testing/pdf';
import { encode } from 'uqr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAddress, printedNumberOf } from '../policies/certificates/printed-number.ts';

let shop: TestApp;
let desk: MotorDesk;

beforeAll(async () => {
  shop = await testApp();
  desk = await aMotorDesk(shop);
});
afterAll(() => shop.close());

/** Needs programs that read PDFs. */
const reading = test.skipIf(!canReadPdf);
const languages = ['en', 'zh-Hant'] as const;
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text as it is read from a PDF, whatever line it was broken into. */
const squeezed = (text: string) => text.replaceAll(/[\s’']+/g, '');

async function textOf(motorCase: MotorCase, paper: MotorPaper, language: (typeof languages)[number] = 'en') {
  const answer = await printOf(shop, desk.broker, motorCase, paper, language);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  return squeezed(await pdfText(answer.rawPayload));
}

/** Everything at its longest: nine drivers, a name of fifty letters, claims and offences. */
function aFullForm(): Partial<MotorForm> {
  const names = ['DEMO', 'SAMPLE', 'HARBOUR', 'LANTERN', 'PEAK', 'FERRY', 'TRAM', 'JUNK', 'KITE'];
  const first = aMotorForm().drivers[0];
  if (!first) throw new Error('The example has a driver');
  return {
    holderName: `MAXIMILIAN ${'W'.repeat(20)} ${'M'.repeat(18)}`,
    holderNameZh: '歐陽示範一二三四五六七八九十一二三四五六七八九十一二三四五六',
    address1: 'A'.repeat(60),
    address2: 'Flat B, 88/F, The Longest Tower of the Whole Harbour Front',
    address3: '九龍觀塘示範道八十八號示範大廈八十八樓甲室',
    mortgagee: 'Demonstration Bank of the Very Long Name (Hong Kong) Limited',
    remarks: 'Nothing else',
    drivers: names.map((name, at) => ({
      ...first,
      driverName: at === 0 ? `${name} ${'W'.repeat(45)}` : `${name} DRIVER`,
      driverHkid: anHkid(),
      driverBornOn: at === 1 ? '2003-01-31' : '1980-01-31',
      driverYears: at === 1 ? '1' : '12',
      driverRelation: at === 0 ? 'S' : 'OT',
    })),
    hasNoClaims: '',
    claims: [{ claimOn: '2025-05-01', claimNature: 'A', claimDollars: '12000', claimStatus: 'S' }],
    hasNoOffences: '',
    offences: [
      {
        offenceOn: '2025-06-01',
        offenceDriver: '2',
        offenceText: 'Speeding on the Island Eastern Corridor by 16 km/h',
        offencePoints: '3',
        isSerious: 'N',
      },
    ],
  };
}

/** Whether a code to be scanned stands somewhere down the right of a page, module by module. */
function hasCode({ width, pixels }: { width: number; pixels: Buffer }, scale: number, url: string): boolean {
  const { data } = encode(url, { ecc: 'M', border: 2 });
  const [left, module] = [(595.28 - 44 - 84) * scale, (84 * scale) / data.length];
  const isDarkAt = (x: number, y: number) => (pixels[Math.round(y) * width + Math.round(x)] ?? 255) < 128;
  const standsAt = (top: number) =>
    data.every((row, y) =>
      row.every((isDark, x) => isDark === isDarkAt(left + (x + 0.5) * module, top + (y + 0.5) * module)),
    );
  return Array.from({ length: 300 * scale }, (_, top) => top).some(standsAt);
}

describe('printed documents of a motor case', () => {
  reading.each(languages)(
    'the proposal says everything that was asked, masked, and that it is no policy (%s) [C-2.12-90]',
    async (language) => {
      const form = aFullForm();
      const draft = await addMotorCase(shop, desk.broker, form);
      const text = await textOf(draft, 'proposal', language);
      const drawn = await pdfTextAsDrawn((await printOf(shop, desk.broker, draft, 'proposal', language)).rawPayload);
      // It lies across: read in the order of drawing, its characters stand in lines of their own.
      expect(drawn.match(/^保$/gm)?.length, 'on every page').toBe(drawn.split('\f').length - 1);
      const [english, chinese] = [
        [
          'Proposalform',
          'Electric',
          'Declaration',
          'Signatureofthepolicyholder',
          'Clericaloradministrativework',
          'Coveredcarpark',
          'HK$12,000',
          'HK$420,000',
        ],
        ['投保書', '電動', '聲明', '投保人簽署', '文職或行政人員', '有蓋停車場', 'HK$12,000', 'HK$420,000'],
      ];
      for (const fact of language === 'en' ? english : chinese) expect(text).toContain(fact);
      for (const fact of [
        draft.quotationNumber,
        'W'.repeat(20),
        'A'.repeat(60),
        'KITEDRIVER',
        'LANTERNDRIVER',
        '歐陽示範一二三四五六七八九十',
        'km/h',
      ])
        expect(squeezed(drawn)).toContain(squeezed(fact));
      for (const { driverHkid } of draft.form.drivers) {
        expect(text).not.toContain(driverHkid);
        expect(text).toContain(`${driverHkid.slice(0, 4)}***(*)`);
      }
    },
  );

  reading.each(languages)('the proposal has the very words that the form offers (%s)', async (language) => {
    const row = { relation: 'SI', occupation: 'NURSE', claimNature: 'T', claimStatus: 'O' } as const;
    const texts = { businessType: 'RN', bodyType: 'SUV', fuel: 'H', vehicleUse: 'B', parking: 'S' } as const;
    const [driver] = aMotorForm().drivers;
    if (!driver) throw new Error('The example has a driver');
    const draft = await addMotorCase(shop, desk.broker, {
      ...texts,
      drivers: [{ ...driver, driverRelation: row.relation, driverOccupation: row.occupation }],
      hasNoClaims: '',
      claims: [
        { claimOn: '2025-05-01', claimNature: row.claimNature, claimDollars: '12000', claimStatus: row.claimStatus },
      ],
      extensions: [...motorExtensions],
    });
    const text = await textOf(draft, 'proposal', language);
    const words = { en: english, 'zh-Hant': chinese }[language].choices;
    const chosen: readonly string[] = [
      ...Object.entries({ ...texts, ...row }).map(([list, code]) => (words as Words)[list]?.[code] ?? '?'),
      ...Object.values(words.extension),
    ];
    for (const word of chosen) expect(text).toContain(squeezed(word));
  });

  reading('a draft that says nothing yet is printed too, with dashes for what is open', async () => {
    const empty = Object.fromEntries(
      Object.entries(aMotorForm()).map(([name, value]) => [name, typeof value === 'string' ? '' : []]),
    );
    const draft = await addMotorCase(shop, desk.broker, empty);
    expect(await textOf(draft, 'proposal')).toContain('Mobile–');
  });

  reading.each(languages)(
    'the quotation says the premium line by line, the excesses and how long it holds (%s) [C-2.12-91]',
    async (language) => {
      const quoted = await aMotorCase(shop, desk, 'quoted', {}, { insurerDiscountBasisPoints: 500 });
      const text = await textOf(quoted, 'quotation', language);
      const expected = [
        ...(language === 'en'
          ? [
              'Quotation',
              'Third-partypremium',
              'Basicpremium',
              'Insurersdiscount5%',
              'Excess:owndamage',
              'forreferenceonlyandgivesnocover',
              'InsuranceAuthoritylevyof0.04%',
            ]
          : ['報價單', '第三者保費', '基本保費', '公司折扣5%', '墊底費：車輛損毀', '並不提供保障', '保險業監管局徵費']),
        'HK$6,300.00',
        'HK$9,450.00',
        'HK$8,000.00',
        'HK$3,000.00',
      ];
      for (const fact of expected) expect(text).toContain(squeezed(fact));
      const total = quoted.quote?.premium?.totalCents ?? 0;
      expect(text).toContain(`HK$${(total / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`);
      expect(text).not.toMatch(/ommission|佣金/);
    },
  );

  reading.each(languages)(
    'the cover note says from which minute to which it gives cover, and by which law (%s) [C-2.12-92]',
    async (language) => {
      const generated = await aMotorCase(shop, desk, 'generated', {
        registrationMark: language === 'en' ? 'CN 88' : 'CN 89',
      });
      const text = await textOf(generated, 'coverNote', language);
      expect(generated).toMatchObject({
        coverNoteFrom: '2026-11-30T16:00:00.000Z',
        coverNoteUntil: '2026-12-30T16:00:00.000Z',
      });
      const expected =
        language === 'en'
          ? [
              '1December202600:00',
              '31December202600:00',
              'Cap.272',
              'DEMOONE,SAMPLETWO',
              'Paymentonrecord',
              'for30daysatmost',
            ]
          : [
              '2026年12月1日00:00',
              '2026年12月31日00:00',
              '第272章',
              'DEMOONE,SAMPLETWO',
              '已有付款紀錄',
              '最長為期30日',
            ];
      for (const fact of [
        ...expected,
        generated.form.registrationMark,
        generated.coverNoteNumber ?? '',
        generated.form.chassis,
      ])
        expect(text).toContain(squeezed(fact));
    },
  );

  reading.each(languages)(
    'the certificate is stored with the policy and says who may drive and for what (%s) [C-2.12-93]',
    async (language) => {
      const approved = await aMotorCase(shop, desk, 'approved');
      const text = await textOf(approved, 'certificate', language);
      const expected =
        language === 'en'
          ? ['Certificateno.', '30November202723:59', 'socialdomesticandpleasure', 'entitledtodrive']
          : ['保險證明書', '2027年11月30日23:59', '社交、家庭及消遣', '有權駕駛'];
      for (const fact of [...expected, approved.certificateNumber ?? '', approved.policyNumber ?? ''])
        expect(text.replaceAll(',', '')).toContain(squeezed(fact).replaceAll(',', ''));
      const documents = await shop.deps.db
        .selectFrom('documents')
        .innerJoin('policies', 'policies.id', 'documents.owner_id')
        .select(['kind', 'documents.language'])
        .where('policy_number', '=', approved.policyNumber ?? '')
        .execute();
      expect(
        documents
          .filter(({ kind }) => kind === 'certificate')
          .map((each) => each.language)
          .sort(),
      ).toEqual(['en', 'zh-Hant']);
      const again = await printOf(shop, desk.broker, approved, 'certificate', language);
      expect(squeezed(await pdfText(again.rawPayload))).toBe(text);
    },
  );

  test('are those that there are as the case stands, and FileNExist where there is none [C-2.12-94]', async () => {
    const held = async (motorCase: MotorCase) => {
      const codes = await Promise.all(
        motorPapers.map(async (paper) => {
          const answer = await printOf(shop, desk.broker, motorCase, paper);
          return answer.statusCode === 200 ? paper : `${answer.statusCode} ${answer.json().code}`;
        }),
      );
      const { papers, proposalUrl, quotationUrl, coverNoteUrl, certificateUrl } = motorCase;
      expect(codes.filter((code) => !code.startsWith('404'))).toEqual(papers);
      expect(codes.filter((code) => code.startsWith('404'))).toEqual(
        Array.from({ length: 4 - papers.length }, () => '404 FileNExist'),
      );
      expect([proposalUrl, quotationUrl, coverNoteUrl, certificateUrl].filter((url) => url !== null)).toHaveLength(
        papers.length,
      );
      return papers;
    };
    const draft = await aMotorCase(shop, desk, 'draft');
    expect(await held(draft)).toEqual(['proposal']);
    expect(await held(await aMotorCase(shop, desk, 'referred'))).toEqual(['proposal']);
    const quoted = await aMotorCase(shop, desk, 'quoted');
    expect(await held(quoted)).toEqual(['proposal', 'quotation']);
    expect(await held(granted(await saveMotorCase(shop, desk.broker, quoted, { remarks: 'Changed' })))).toEqual([
      'proposal',
    ]);
    expect(await held(await aMotorCase(shop, desk, 'confirmed'))).toEqual(['proposal', 'quotation']);
    const generated = await aMotorCase(shop, desk, 'generated');
    expect(await held(generated)).toEqual(['proposal', 'quotation', 'coverNote']);
    const returned = granted(
      await moveMotorCase(shop, calls.returnMotorCase, desk.auditor, generated, {
        returnedFields: ['chassis'],
        returnNote: 'Another number',
      }),
    );
    expect(await held(returned)).toEqual(['proposal', 'quotation']);
    expect(await held(await aMotorCase(shop, desk, 'approved'))).toEqual([...motorPapers]);
    const cancelled = granted(
      await moveMotorCase(shop, calls.cancelMotorCase, desk.broker, await aMotorCase(shop, desk, 'quoted'), {
        returnNote: 'Sold',
      }),
    );
    expect(await held(cancelled)).toEqual(['proposal']);
  });

  test('are nobody’s who may not see the case, and a kind or language that there is not is refused [C-2.12-95]', async () => {
    const quoted = await aMotorCase(shop, desk, 'quoted');
    const [other, consultant, compliance] = await Promise.all([
      aBroker(shop),
      signedInAs(shop, ['consultant']),
      signedInAs(shop, ['compliance']),
    ]);
    const code = async (user: MotorDesk['broker'] | { browser: Record<string, string> }, paper = 'quotation') => {
      const answer = await printOf(shop, user as MotorDesk['broker'], quoted, paper);
      return `${answer.statusCode} ${answer.statusCode === 200 ? '' : answer.json().code}`.trim();
    };
    expect(await code(other)).toBe('404 motorCase.notFound');
    expect(await code(consultant)).toBe('403 permission.denied');
    expect(await code({ browser: {} })).toBe('401 session.required');
    expect(await code(compliance)).toBe('200');
    for (const kind of ['policy', 'constructor', '..%2fproposal', '%00'])
      expect(await code(desk.broker, kind)).toMatch(/^40[04] /);
    const inFrench = await shop.app.inject({
      url: `/api/motor/quotation/print/proposal?${m.quotationNumber.wire}=${quoted.quotationNumber}&lang=fr`,
      headers: desk.broker.browser,
    });
    expect(inFrench.statusCode).toBe(400);
    const unknown = { quotationNumber: 'GQ2611999999' };
    expect((await printOf(shop, desk.broker, unknown, 'proposal')).json().code).toBe('motorCase.notFound');
  });

  reading('carry a code to be scanned that opens the page of their number, and no other', async () => {
    const generated = await aMotorCase(shop, desk, 'generated');
    const { rawPayload } = await printOf(shop, desk.broker, generated, 'coverNote');
    const page = await pdfFirstPage(rawPayload, 3);
    const url = checkAddress(shop.deps, generated.coverNoteNumber ?? '', 'en');
    expect(hasCode(page, 3, url)).toBe(true);
    expect(hasCode(page, 3, `${url.slice(0, -1)}${url.endsWith('0') ? '1' : '0'}`)).toBe(false);
  });

  test('leave a row in the trail of the case [C-2.12-96]', async () => {
    const draft = await addMotorCase(shop, desk.broker);
    await printOf(shop, desk.auditor, draft, 'proposal', 'zh-Hant');
    const query = { [m.quotationNumber.wire]: draft.quotationNumber };
    const { records } = granted(await callAs(shop, calls.motorCaseTrail, desk.broker, { query }));
    expect(records.filter(({ trailAction }) => trailAction === 'motorCase.printed')).toMatchObject([
      { trailField: 'language', trailAfter: 'zh-Hant' },
      { trailField: 'kind', trailAfter: 'proposal' },
    ]);
  });
});

describe('the excess schedule', () => {
  const inDollars = (excesses: { excessCode: string; excessCents: number }[] | undefined) =>
    Object.fromEntries((excesses ?? []).map(({ excessCode, excessCents }) => [excessCode, excessCents / 100]));

  test('is worked out for every plan, and frozen with the quote [C-2.12-97]', async () => {
    const draft = await addMotorCase(shop, desk.broker);
    const { options } = granted(
      await callAs(shop, calls.priceMotorCase, desk.broker, {
        body: { quotationNumber: draft.quotationNumber, ...plainTerms },
      }),
    );
    const of = (plan: string) => inDollars(options.find(({ planCode }) => planCode === plan)?.excesses);
    // Domain brief 5.5, line 20: 1.5% of 420,000, one and a half times that, 8,000 at least, 3,000.
    const standard = { EX1: 6_300, EX2: 9_450, EX3: 8_000, EX4: 3_000, EX5: 6_000, EX6: 6_000, EX7: 8_000 };
    expect(of('LPG-MOTOR-S')).toEqual(standard);
    const quoted = granted(await quoteMotorCase(shop, desk.broker, draft));
    expect(inDollars(quoted.quote?.excesses)).toEqual(standard);
    await expect(
      shop.deps.db
        .updateTable('motor_quotes')
        .set({ facts: '' } as never)
        .execute(),
    ).rejects.toThrow('never changed');
  });

  test('of third-party cover bears no damage of the own car, and names the drivers who bear more [C-2.12-98]', async () => {
    const [first, second] = aMotorForm().drivers;
    if (!first || !second) throw new Error('The example has two drivers');
    const quoted = await aMotorCase(shop, desk, 'quoted', {
      cover: 'T',
      drivers: [first, { ...second, driverBornOn: '2003-01-31', driverYears: '1' }],
    });
    expect(
      quoted.quote?.excesses.map(({ excessCode, excessDrivers, isAdditional }) => [
        excessCode,
        isAdditional,
        excessDrivers,
      ]),
    ).toEqual([
      ['EX4', false, []],
      ['EX5', true, [2]],
      ['EX6', true, [2]],
      ['EX7', true, []],
    ]);
  });

  test('of a quote from before schedules were kept follows from its plan', async () => {
    const quoted = await aMotorCase(shop, desk, 'quoted');
    const { db } = shop.deps;
    const row = await db
      .selectFrom('motor_cases')
      .innerJoin('motor_quotes', 'motor_quotes.id', 'quote_id')
      .selectAll('motor_quotes')
      .where('quotation_number', '=', quoted.quotationNumber)
      .executeTakeFirstOrThrow();
    const id = '00000000-0000-4000-8000-000000000148';
    const json = (value: unknown) => JSON.stringify(value);
    await db
      .insertInto('motor_quotes')
      .values({
        ...row,
        id,
        excesses: null,
        risk: json(row.risk),
        terms: json(row.terms),
        agreed: json(row.agreed),
        premium: json(row.premium),
        referral: json(row.referral),
      })
      .execute();
    await db
      .updateTable('motor_cases')
      .set({ quote_id: id })
      .where('quotation_number', '=', quoted.quotationNumber)
      .execute();
    const query = { [m.quotationNumber.wire]: quoted.quotationNumber };
    const opened = granted(await callAs(shop, calls.openMotorCase, desk.broker, { query }));
    expect(opened.quote?.excesses).toEqual(quoted.quote?.excesses);
  });
});

describe('the page of a number', () => {
  const ask = (printed: string, address = '203.0.113.1') =>
    shop.app.inject({ url: `/api/motor/check/${encodeURIComponent(printed)}`, remoteAddress: address });
  const isValid = async (number: string | null) => {
    const answer = await ask(printedNumberOf(shop.deps, number ?? ''));
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json().data)).toEqual(['valid', 'date']);
    return answer.json().data.valid;
  };
  const inDays = (days: number) => shop.clock.advance(days * 86_400);

  test('says valid for a cover note and a certificate while they give cover, and not valid for anything else [C-2.12-99]', async () => {
    const [quoted, generated, approved] = [
      await aMotorCase(shop, desk, 'quoted'),
      await aMotorCase(shop, desk, 'generated'),
      await aMotorCase(shop, desk, 'approved'),
    ];
    const answers = async () => [
      await isValid(quoted.quotationNumber),
      await isValid(generated.coverNoteNumber),
      await isValid(approved.coverNoteNumber),
      await isValid(approved.certificateNumber),
    ];
    const before = shop.clock.now().toISOString();
    expect(await answers()).toEqual([false, false, false, false]);
    shop.clock.set('2026-11-30T16:00:00Z');
    expect(await answers()).toEqual([false, true, true, true]);
    inDays(30);
    expect(await answers()).toEqual([false, false, false, true]);
    shop.clock.set('2027-11-30T15:59:00Z');
    expect(await isValid(approved.certificateNumber)).toBe(true);
    shop.clock.set('2027-11-30T16:00:00Z');
    expect(await isValid(approved.certificateNumber)).toBe(false);
    shop.clock.set('2026-12-02T16:00:00Z');
    await shop.deps.db
      .updateTable('policies')
      .set({ ended_as: 'cancelled' })
      .where('policy_number', '=', approved.policyNumber ?? '')
      .execute();
    expect(await answers()).toEqual([false, true, false, false]);
    shop.clock.set(before);
  });

  test('says not valid for the papers of a case once an endorsement of its policy has issued another certificate', async () => {
    const approved = await aMotorCase(shop, desk, 'approved');
    const before = shop.clock.now().toISOString();
    const [writer, approver] = await Promise.all([signedInAs(shop, ['operations']), signedInAs(shop, ['approver'])]);
    const endorsed = await anIssuedEndorsement(shop, { writer, approver }, approved.policyNumber ?? '', {
      action: 'details',
      effectiveOn: '2026-12-05',
      details: { registrationMark: 'XY 77' },
    });
    expect(endorsed.documents.map(({ documentKind }) => documentKind)).toContain('certificate');
    const issued = await shop.deps.db
      .selectFrom('motor_certificates')
      .innerJoin('policies', 'policies.id', 'policy_id')
      .select('certificate_number')
      .where('policy_number', '=', approved.policyNumber ?? '')
      .executeTakeFirstOrThrow();
    const numbers = [approved.coverNoteNumber, approved.certificateNumber, issued.certificate_number];
    const answers = () => Promise.all(numbers.map(isValid));
    shop.clock.set('2026-12-04T15:59:00Z');
    expect(await answers()).toEqual([true, true, false]);
    shop.clock.set('2026-12-04T16:00:00Z');
    expect(await answers()).toEqual([false, false, true]);
    shop.clock.set(before);
  });

  test('is read however it was typed, and answers every number alike that was not printed [C-2.12-100]', async () => {
    const generated = await aMotorCase(shop, desk, 'generated');
    const printed = printedNumberOf(shop.deps, generated.coverNoteNumber ?? '');
    const before = shop.clock.now().toISOString();
    shop.clock.set('2026-12-01T04:00:00Z');
    expect((await ask(` ${printed.toLowerCase().replace('-', ' ')} `)).json().data.valid).toBe(true);
    const wrong = [
      `${printed.slice(0, -1)}${printed.endsWith('0') ? '1' : '0'}`,
      generated.coverNoteNumber ?? '',
      'CN2611999999-0123456789',
      'X',
    ];
    for (const each of wrong)
      expect((await ask(each, '203.0.113.2')).json().data).toEqual({ valid: false, date: '2026-12-01' });
    shop.clock.set(before);
    for (const each of ['<script>', '\0', '%2e%2e', '保險'])
      expect((await ask(each, '203.0.113.3')).json().data.valid).toBe(false);
    expect((await ask('A'.repeat(400), '203.0.113.3')).statusCode).toBe(400);
  });

  test('lets an address guess twenty times in ten minutes [C-2.12-101]', async () => {
    const answers = [];
    for (let at = 0; at < 21; at += 1)
      answers.push((await ask(`CN26110000${10 + at}-0123456789`, '203.0.113.9')).statusCode);
    expect([answers.slice(0, 20).every((status) => status === 200), answers[20]]).toEqual([true, 429]);
    expect((await ask('CN2611000001-0123456789', '203.0.113.10')).statusCode).toBe(200);
  });
});
