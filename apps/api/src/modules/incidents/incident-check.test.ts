import { type AnswerOf, schemaOf } from '@onegi/contract/call';
import { incidentCheck } from '@onegi/contract/calls/incidents/incident-check';
import { planFire, planOthers } from '@onegi/contract/calls/quotes/plan-lists';
import { type TestApp, testApp } from '@onegi/testing/app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readQuote, requote } from '../quotes/read-quote.ts';

interface Question {
  key: string;
  label: string;
  label9: string;
  options?: { value: string; label: string; label9: string }[];
}

let server: TestApp;

beforeAll(async () => {
  server = await testApp();
});

afterAll(() => server.close());

const list = (query: string) => server.app.inject({ method: 'GET', url: `/api/buy/incidents?${query}` });
const check = (payload: object) => server.app.inject({ method: 'POST', url: '/api/buy/incident-check', payload });

const baggage = { prod: 'TRAVEL', incident: 'baggage-late', answers: { hoursLate: 31, shopping: 1_200 } };
const decoded = (data: unknown) => schemaOf(incidentCheck.answer).decode(data) as AnswerOf<typeof incidentCheck>;

const standard = { isr: 'LPG', plan: 'LPG-TRAVEL-S' };

describe('the incidents of a product', () => {
  test.each(['TRAVEL', 'HOME', 'FIRE', 'OS', 'MOTOR', 'PA', 'PET', 'DH', 'MEDICAL', 'GOLF'])(
    '%s has six or more, with texts in both languages',
    async (product) => {
      const answer = await list(`prod=${product}`);
      expect(answer.statusCode).toBe(200);
      const incidents: { incident: string; title: string; title9: string; questions: Question[] }[] =
        answer.json().data;
      expect(incidents.length).toBeGreaterThanOrEqual(6);
      for (const { title, title9, questions } of incidents) {
        const texts = questions.flatMap(({ label, label9, options = [] }) => [
          [label, label9],
          ...options.map((option) => [option.label, option.label9]),
        ]);
        for (const [english, chinese] of [[title, title9], ...texts]) {
          expect(english).not.toMatch(/^(title|ask|choice|unit)\.|^$/);
          expect(chinese).not.toMatch(/^(title|ask|choice|unit)\.|^$/);
        }
      }
    },
  );

  test('begin with what a quote has answered: a fire is not about under-insurance', async () => {
    const search = { year: 12, sumInsured: 1_500_000 };
    const listed = await server.app.inject({ method: 'POST', url: '/api/buy/plan-fire', payload: search });
    const { quoteRef } = listed.json().data.find((card: { quoteRef: string | null }) => card.quoteRef);
    const examplesOf = async (query: string) =>
      (await list(query))
        .json()
        .data.flatMap(({ questions }: { questions: { key: string; example: number }[] }) => questions)
        .filter(({ key }: { key: string }) => key === 'rebuildingValue')
        .map(({ example }: { example: number }) => example);
    expect(new Set(await examplesOf(`prod=FIRE&quoteRef=${quoteRef}`))).toEqual(new Set([1_500_000]));
    expect(new Set(await examplesOf('prod=FIRE'))).not.toContain(1_500_000);
    expect((await list(`prod=FIRE&quoteRef=${quoteRef}x`)).json()).toMatchObject({ code: 'quote.invalid' });
    expect((await list(`prod=TRAVEL&quoteRef=${quoteRef}`)).json()).toMatchObject({ code: 'plan.notFound' });
  });

  test('come with their bounds, options and first answers', async () => {
    const { data } = (await list('prod=TRAVEL')).json();
    expect(data.find(({ incident }: { incident: string }) => incident === 'baggage-late')).toEqual({
      incident: 'baggage-late',
      title: 'My baggage arrives late',
      title9: '行李延誤',
      typical: true,
      questions: [
        {
          key: 'hoursLate',
          kind: 'count',
          label: 'Hours late',
          label9: '延誤時數',
          unit: 'hours',
          unit9: '小時',
          initial: 31,
          min: 0,
          max: 240,
          minutes: true,
          fromSearch: false,
          example: 31,
        },
        {
          key: 'shopping',
          kind: 'amount',
          label: 'Clothes and toiletries bought',
          label9: '購買衣物及梳洗用品',
          initial: 1_200,
          min: 0,
          max: 200_000_000,
          fromSearch: false,
          example: 1_200,
        },
      ],
    });
  });

  test('of a variant leave out what none of its benefits is for', async () => {
    const codes = async (variant: string) =>
      (await list(`prod=MEDICAL&variant=${variant}`)).json().data.map(({ incident }: { incident: string }) => incident);
    expect(await codes('O')).toEqual(['flu']);
    expect(await codes('D')).toEqual(['teeth']);
    expect(await codes('H')).not.toContain('flu');
    expect(await codes('H%2Bclinical')).toContain('flu');
  });

  test('of an unknown product are not found, naming the product', async () => {
    const answer = await list('prod=YACHT');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'plan.notFound', fields: [{ field: 'prod' }] });
  });
});

describe('the incident check', () => {
  test('answers for each plan with its steps, and says that it is an illustration', async () => {
    const planList = [standard, { isr: 'LPG', plan: 'LPG-TRAVEL-B' }, { isr: 'PLV', plan: 'PLV-TRAVEL-P' }];
    const answer = await check({ ...baggage, planList });
    expect(answer.statusCode).toBe(200);
    const { outcomes, illustration, illustrationZh } = decoded(answer.json().data);
    expect(outcomes).toMatchObject([
      { insurer: 'LPG', plan: 'LPG-TRAVEL-S', outcome: 'pays-up-to', amountCents: 100_000 },
      { insurer: 'LPG', plan: 'LPG-TRAVEL-B', outcome: 'pays-up-to', amountCents: 30_000 },
      { insurer: 'PLV', plan: 'PLV-TRAVEL-P', outcome: 'pays', amountCents: 120_000 },
    ]);
    expect(outcomes[0]?.steps[1]).toEqual({
      stepKind: 'delayLong',
      benefitCode: 'TR12',
      benefit: 'Baggage delay (over 6 hours)',
      benefitZh: '行李延誤（逾 6 小時）',
      text: '31 hours are more than 6 hours, so the benefit pays.',
      textZh: '31 小時逾 6 小時，可獲賠償。',
    });
    expect(illustration).toContain('not a decision on a claim');
    expect(illustrationZh).toContain('並非索償決定');
  });

  test.each([
    ['TRAVEL', 'baggage-late', 'LPG-TRAVEL-S', ['hoursLate', 'shopping']],
    ['PET', 'limping', 'LPG-PET-S', ['cause', 'surgery', 'imaging', 'petAge', 'held']],
    ['MEDICAL', 'scan', 'LPG-MEDICAL-P', ['scan', 'cause', 'deductible', 'held']],
    ['FIRE', 'typhoon', 'LPG-FIRE-S', ['repair', 'rebuildingValue', 'sumInsured']],
    ['PA', 'off-work', 'LPG-PA-S', ['cause', 'weeks', 'withWeeklyBenefit']],
  ])('%s %s refuses answers that are missing, each by its field', async (prod, incident, plan, keys) => {
    const answer = await check({ prod, incident, answers: {}, planList: [{ isr: 'LPG', plan }] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.map((each: { field: string }) => each.field)).toEqual(
      keys.map((key) => `answers.${key}`),
    );
  });

  test('takes hours with their minutes, as a number or as on a clock', async () => {
    const paid = async (hoursLate: number | string) => {
      const answer = await check({
        prod: 'TRAVEL',
        incident: 'flight-delayed',
        answers: { hoursLate },
        planList: [standard],
      });
      return answer.json().data.outcomes[0].amount;
    };
    expect(await Promise.all([6, '6:00', '5:59', 5.5, '11:59', '12:00'].map(paid))).toEqual([
      '300.00',
      '300.00',
      '0.00',
      '0.00',
      '300.00',
      '600.00',
    ]);
  });

  test('puts what the line excludes under every plan that pays, and under no other', async () => {
    const planList = [standard, { isr: 'LPG', plan: 'LPG-TRAVEL-B' }];
    const asked = { prod: 'TRAVEL', incident: 'phone-stolen', answers: { phonePrice: 8_000 }, planList };
    const { outcomes } = decoded((await check(asked)).json().data);
    expect(outcomes[0]?.exclusions[0]).toEqual({
      text: 'Illness or injury that existed before the trip is not covered.',
      textZh: '出發前已存在的疾病或受傷不獲保障。',
    });
    expect(outcomes.map(({ exclusions }) => exclusions.length)).toEqual([5, 0]);
    expect(outcomes.map(({ conditions }) => conditions.map(({ text }) => text))).toEqual([
      [
        'Buy before leaving Hong Kong; cover cannot start once you have departed.',
        'Each trip under annual cover is limited to 90 days.',
      ],
      [],
    ]);
  });

  test('asks the owner of a cat about no dog', async () => {
    const texts = JSON.stringify((await list('prod=PET')).json().data);
    expect(texts).not.toMatch(/\bdogs?\b|狗/i);
  });

  test('holds a quoted plan against what was searched', async () => {
    const search = { prod: 'FIRE', year: 12, sumInsured: 1_000_000 };
    const listed = await server.app.inject({ method: 'POST', url: '/api/buy/plan-fire', payload: search });
    const cards = schemaOf(planFire.answer).decode(listed.json().data) as { plan: string; quoteRef: string }[];
    const quoteRef = cards.find(({ plan }) => plan === 'LPG-FIRE-S')?.quoteRef;
    const asked = {
      prod: 'FIRE',
      incident: 'kitchen-fire',
      answers: { repair: 2_000_000, debris: 0, rebuildingValue: 2_000_000, sumInsured: 5_000_000 },
      planList: [{ isr: 'LPG', plan: 'LPG-FIRE-S', quoteRef }],
    };
    const [quoted] = (await check(asked)).json().data.outcomes;
    expect(quoted).toMatchObject({ outcome: 'pays-up-to', amount: '1000000.00' });
    const cold = { ...asked, planList: [{ isr: 'LPG', plan: 'LPG-FIRE-S' }] };
    expect((await check(cold)).json().data.outcomes[0]).toMatchObject({ outcome: 'pays', amount: '2000000.00' });
  });

  test('counts the optional covers in the quote, and asks about none of them', async () => {
    const search = { prod: 'HOME', area: '01', typeBuild: 'A', ageBuild: 'W' };
    const listed = await server.app.inject({ method: 'POST', url: '/api/buy/plan-others', payload: search });
    const cards = schemaOf(planOthers.answer).decode(listed.json().data) as { plan: string; quoteRef: string }[];
    const quoteRef = cards.find(({ plan }) => plan === 'LPG-HOME-S')?.quoteRef ?? '';
    const plain = await readQuote(server.deps, quoteRef, server.deps.catalogue.current());
    const raised = await requote(server.deps, plain, { options: [{ rider: 'extraLiability' }] });
    const paid = async (ref: string) => {
      const planList = [{ isr: 'LPG', plan: 'LPG-HOME-S', quoteRef: ref }];
      const answer = await check({
        prod: 'HOME',
        incident: 'water-below',
        answers: { liability: 15_000_000 },
        planList,
      });
      return answer.json().data.outcomes[0].amount;
    };
    expect(await paid(plain.quoteRef)).toBe('10000000.00');
    expect(await paid(raised.quoteRef)).toBe('14997000.00');
  });

  test('takes the cover chosen from the quote, or from the page where there is none', async () => {
    const bite = {
      prod: 'PET',
      incident: 'bitten-child',
      answers: { liability: 60_000 },
      planList: [{ isr: 'LPG', plan: 'LPG-PET-S' }],
    };
    expect((await check(bite)).json().data.outcomes[0].outcome).toBe('does-not-pay');
    expect((await check({ ...bite, variant: 'thirdParty' })).json().data.outcomes[0].amount).toBe('60000.00');
  });

  test.each<[string, object, number, string]>([
    ['an unknown incident', { incident: 'alien-landing' }, 400, 'incident'],
    ['an incident of another product', { incident: 'burst-pipe' }, 400, 'incident'],
    ['an answer below its bound', { answers: { hoursLate: -1, shopping: 1 } }, 400, 'answers.hoursLate'],
    ['an answer above its bound', { answers: { hoursLate: 241, shopping: 1 } }, 400, 'answers.hoursLate'],
    ['a text for a number', { answers: { hoursLate: 'many', shopping: 1 } }, 400, 'answers.hoursLate'],
    ['a time that is none', { answers: { hoursLate: '5:60', shopping: 1 } }, 400, 'answers.hoursLate'],
    ['part of a dollar', { answers: { hoursLate: 7, shopping: 1.5 } }, 400, 'answers.shopping'],
    ['answers that are a list', { answers: [] }, 400, 'answers'],
    ['no answers at all', { answers: undefined }, 400, 'answers'],
    ['a plan of another product', { planList: [standard, { isr: 'LPG', plan: 'LPG-HOME-S' }] }, 404, 'planList.1'],
    ['a plan of another insurer', { planList: [{ isr: 'SFY', plan: 'LPG-TRAVEL-S' }] }, 404, 'planList.0'],
    ['an unknown product', { prod: 'YACHT' }, 404, 'prod'],
    ['no plans', { planList: [] }, 400, 'planList'],
    ['four plans', { planList: [standard, standard, standard, standard] }, 400, 'planList'],
    ['a quote that was tampered with', { planList: [{ ...standard, quoteRef: 'nonsense' }] }, 400, 'quoteRef'],
  ])('refuses %s, naming the field', async (_name, change, status, field) => {
    const answer = await check({ ...baggage, planList: [standard], ...change });
    expect(answer.statusCode).toBe(status);
    const { data, msg, msgC, fields } = answer.json();
    expect(data).toBeNull();
    expect(msg).not.toBe('');
    expect(msgC).toMatch(/\p{Script=Han}/u);
    expect(fields.map((each: { field: string }) => each.field)).toEqual([field]);
  });

  test('refuses an option that is not offered', async () => {
    const answer = await check({
      prod: 'TRAVEL',
      incident: 'travel-alert',
      answers: { alert: 'green', prepaid: 1 },
      planList: [standard],
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field: 'answers.alert' }]);
  });
});
