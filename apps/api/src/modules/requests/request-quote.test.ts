import { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import { type TestApp, testApp } from '@onegi/testing/app';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const wire = requestQuote.body.wireName;
const consent = wire('consent');
const answers = {
  OP02: 'LPG',
  OP03: 'DEMO ONE',
  OP04: '2000 0001',
  OP05: 'demo01@example.com',
  OP06: '31-12-1990',
  OP07: '100000.50',
  OP09: 'N',
  OP10: 'A sample claim',
  OP11: 'PM',
  OP12: 'Sample remark',
};
const input = {
  templateId: 'OTHERS_P',
  prod: 'TRAVEL',
  searchUrl: '/quoteCards?prod=TRAVEL',
  answers,
  [consent]: true,
  language: 'en',
};
/** A trip has no sum insured: that row is not asked. */
const { OP07: _sum, ...onATrip } = answers;
const car = {
  OM01: 'C',
  OM08: 'PC',
  OM02: 'TOY',
  OM03: 'SIENTA',
  OM04: '2022',
  OM05: '150000',
  OM06: 'AB 1234',
  OM09: '30',
  OM10: '42, accountant, 15 years',
  OM11: 'Y',
  NAME: 'DEMO ONE',
  PHONE: '20000001',
  EMAIL: 'demo01@example.com',
};
const motorRequest = { ...input, templateId: 'OTHERS_M', prod: 'MOTOR', answers: car };
const shopFloor = {
  BP01: 'SHP',
  BP02: 'FSH',
  BP03: '1/F Sample House, 1 Sample Street, Wan Chai',
  BP04: '20',
  BP05: '800',
  BP06: 'Y',
  BP08: '250000',
  BP11: '5000000',
  BP13: 'Y',
  BP15: 'Y',
  BP16: '6',
  BP17: '1200000',
  BP18: 'Y',
  BP19: 'SEL',
  BP20: '300000',
  BP21: 'N',
  BP22: 'Sample insurer, 2024',
  BP23: 'Y',
  NAME: 'DEMO ONE',
  PHONE: '20000001',
  EMAIL: 'demo01@example.com',
  COMPANY: 'Sample Trading Limited',
};
const businessRequest = { ...input, templateId: 'BP', prod: 'BP', promotion: 'sme10', answers: shopFloor };

const send = (body: object, headers?: Record<string, string>) =>
  call(shop, 'POST', '/buy/request-quote', body, headers);
const rows = async (table: 'quote_requests' | 'mails') =>
  (await shop.database.pool.query(`select *, t::text as row from ${table} t order by 1`)).rows;
const count = async () => (await rows('quote_requests')).length;

describe('asking for a quote', () => {
  test('the answers are kept sealed, due within 24 hours, and acknowledged by mail in the same action [P-9-06]', async () => {
    const { data, status } = await send(input);
    expect(status).toBe(200);
    expect(data[requestQuote.answer.wireName('requestNumber')]).toBe('RQ2611000001');
    const [kept] = await rows('quote_requests');
    expect(kept).toMatchObject({
      request_number: 'RQ2611000001',
      template: 'OTHERS_P',
      template_version: 2,
      product: 'TRAVEL',
      insurer_code: 'LPG',
      state: 'W',
    });
    expect(kept.due_at.getTime() - kept.requested_at.getTime()).toBe(24 * 3_600_000);
    expect(data.dueAt).toBe(kept.due_at.toISOString());
    expect(shop.deps.seal.open(`quote_requests/${kept.id}`, kept.form_sealed)).toEqual(onATrip);
    const [mail] = await rows('mails');
    expect(mail).toMatchObject({ kind: 'quote-request', language: 'en' });
    for (const secret of [
      'DEMO ONE',
      'demo01@example.com',
      '2000 0001',
      '31-12-1990',
      'A sample claim',
      'Sample remark',
    ]) {
      for (const { row } of [kept, mail]) {
        expect(row).not.toContain(secret);
        expect(row).not.toContain(Buffer.from(secret).toString('hex'));
      }
    }
  });

  test('for a car, and for a business with the offer of its landing page', async () => {
    expect((await send(motorRequest)).status).toBe(200);
    expect((await send(businessRequest)).status).toBe(200);
    const kept = (await rows('quote_requests'))
      .sort((a, b) => (a.request_number < b.request_number ? -1 : 1))
      .slice(-2);
    expect(kept).toMatchObject([
      { product: 'MOTOR', insurer_code: null, promotion_percent: null },
      { product: 'BP', promotion_code: 'SME10', promotion_percent: 10 },
    ]);
  });

  test('answers to rows that are not on the form are not kept', async () => {
    const given = { ...answers, OP09: 'Y', OP10: 'hidden', OP01: 'HOME', OP08: 'forged', XX: 'unknown' };
    expect((await send({ ...input, answers: given })).status).toBe(200);
    const { rows: kept } = await shop.database.pool.query(
      'select id, product, form_sealed from quote_requests order by request_number desc limit 1',
    );
    const { OP10: _claims, ...shown } = { ...onATrip, OP09: 'Y' };
    expect(kept[0].product).toBe('TRAVEL');
    expect(shop.deps.seal.open(`quote_requests/${kept[0].id}`, kept[0].form_sealed)).toEqual(shown);
  });

  test('pressing twice, or again after a lost answer, asks once', async () => {
    const before = await count();
    const headers = { 'idempotency-key': 'request-once-01' };
    const both = await Promise.all([1, 2].map(() => send(input, headers)));
    expect(both[0]?.data).toEqual(both[1]?.data);
    expect(await count()).toBe(before + 1);
    const other = await send({ ...input, prod: 'HOME' }, headers);
    expect([other.status, other.code]).toEqual([422, 'idempotency.mismatch']);
  });

  test('one address cannot be flooded with acknowledgements', async () => {
    const flood = (email: string) => send({ ...input, answers: { ...answers, OP05: email } });
    for (let i = 0; i < 10; i++) expect((await flood('flood@example.com')).status).toBe(200);
    const refused = await flood(' FLOOD@example.com');
    expect([refused.status, refused.code]).toEqual([429, 'request.rateLimited']);
  });
});

describe('nothing is written, and the field at fault is named, when', () => {
  const refused = async (body: object, fields: string[]) => {
    const before = await count();
    const answer = await send(body);
    expect([answer.status, answer.fields]).toEqual([400, fields]);
    expect(answer.fieldTexts[fields[0] ?? '']?.msgC).toMatch(/\p{Script=Han}/u);
    expect(await count()).toBe(before);
  };

  test.each([
    ['templateId', 'OTHERS_X'],
    ['templateId', undefined],
    ['prod', 'SPACE'],
    ['prod', 12],
    [wire('insurer'), 'ZZZ'],
    ['searchUrl', 'https://elsewhere.example/'],
    ['searchUrl', '//elsewhere.example/'],
    ['searchUrl', '/\\elsewhere.example/'],
    ['searchUrl', 'javascript:alert(1)'],
    ['searchUrl', `/${'x'.repeat(2_000)}`],
    ['promotion', 'SME10'],
    ['language', 'fr'],
    [consent, false],
    [consent, undefined],
    ['answers', undefined],
    ['answers', []],
  ])('%s is %j', (field, value) => refused({ ...input, [field]: value }, [field]));

  test.each([
    ['EC', 'EC'],
    ['PUBLIC_LIABILITY', 'PL'],
  ])('a visitor asks for %s, which consultants fill in', (templateId, prod) =>
    refused({ ...input, templateId, prod }, ['templateId']),
  );

  test.each([
    [{ OP02: 'ZZZ' }, 'OP02'],
    [{ OP03: '' }, 'OP03'],
    [{ OP03: 'x'.repeat(101) }, 'OP03'],
    [{ OP04: '123' }, 'OP04'],
    [{ OP04: '99912345' }, 'OP04'],
    [{ OP05: 'demo01' }, 'OP05'],
    [{ OP05: `${'x'.repeat(100)}@example.com` }, 'OP05'],
    [{ OP06: '31-02-1990' }, 'OP06'],
    [{ OP06: '22-11-2026' }, 'OP06'],
    [{ OP06: '1990-12-31' }, 'OP06'],
    [{ OP09: '' }, 'OP09'],
    [{ OP09: 'maybe' }, 'OP09'],
    [{ OP10: ' ' }, 'OP10'],
    [{ OP10: 'x'.repeat(501) }, 'OP10'],
    [{ OP11: 'NIGHT' }, 'OP11'],
    [{ OP12: 'x'.repeat(1_001) }, 'OP12'],
    [{ OP12: 'x'.repeat(2_001) }, 'OP12'],
    [{ OP12: 'a\u0000b' }, 'OP12'],
  ])('a personal form holds %j', (change, field) =>
    refused({ ...input, answers: { ...answers, ...change } }, [`answers.${field}`]),
  );

  test.each(['-1', '1,000', '1e9', '10.005'])('a form of a line with a sum insured holds %s', (sum) =>
    refused({ ...input, prod: 'HOME', answers: { ...answers, OP07: sum } }, ['answers.OP07']),
  );

  test.each([
    [{ OM03: 'MODEL-3' }, 'OM03'],
    [{ OM02: 'TES' }, 'OM03'],
    [{ OM04: '1976' }, 'OM04'],
    [{ OM04: '2027' }, 'OM04'],
    [{ OM04: '20.5' }, 'OM04'],
    [{ OM05: '' }, 'OM05'],
    [{ OM05: 'lots' }, 'OM05'],
    [{ OM06: 'TOOLONG123' }, 'OM06'],
    [{ OM07: '1000000' }, 'OM07'],
    [{ OM08: 'BUS' }, 'OM08'],
    [{ OM09: '35' }, 'OM09'],
    [{ OM10: 'x'.repeat(201) }, 'OM10'],
    [{ OM11: 'N' }, 'OM12'],
  ])('a motor form holds %j', (change, field) =>
    refused({ ...motorRequest, answers: { ...car, ...change } }, [`answers.${field}`]),
  );

  test('a motor form names no make that is known', () =>
    refused({ ...motorRequest, answers: { ...car, OM02: 'NOBODY' } }, ['answers.OM02', 'answers.OM03']));

  test('a car insured for third parties needs no value', async () => {
    expect((await send({ ...motorRequest, answers: { ...car, OM01: 'T', OM05: '' } })).status).toBe(200);
  });

  test.each([
    [{ BP01: 'RST' }, 'BP02'],
    [{ BP03: '' }, 'BP03'],
    [{ BP04: '100' }, 'BP04'],
    [{ BP04: '-1' }, 'BP04'],
    [{ BP05: '0' }, 'BP05'],
    [{ BP06: 'N' }, 'BP07'],
    [{ BP08: '0' }, 'BP08'],
    [{ BP11: '7000000' }, 'BP11'],
    [{ BP13: 'N', BP25: '30000' }, 'BP14'],
    [{ BP13: 'N', BP14: 'A flood' }, 'BP25'],
    [{ BP13: 'N', BP14: 'A flood', BP25: '0' }, 'BP25'],
    [{ BP16: '0' }, 'BP16'],
    [{ BP16: '10000' }, 'BP16'],
    [{ BP19: '' }, 'BP19'],
    [{ BP20: '0' }, 'BP20'],
    [{ BP22: '' }, 'BP22'],
    [{ BP23: 'N' }, 'BP24'],
    [{ COMPANY: '' }, 'COMPANY'],
  ])('a business form holds %j', (change, field) =>
    refused({ ...businessRequest, answers: { ...shopFloor, ...change } }, [`answers.${field}`]),
  );

  test('every fault is told at once', async () => {
    const { OP03: _name, ...rest } = answers;
    await refused({ ...input, answers: { ...rest, OP04: '1', OP11: 'X' } }, [
      'answers.OP03',
      'answers.OP04',
      'answers.OP11',
    ]);
  });
});
