import { type AnswerOf, schemaOf } from '@onegi/contract/call';
import { incidentCheck } from '@onegi/contract/calls/incidents/incident-check';
import { planListCalls } from '@onegi/contract/calls/quotes/plan-lists';
import { listPayouts, planWorth } from '@onegi/contract/calls/quotes/plan-worth';
import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import type { LineCode } from '@onegi/contract/lines';
import { variantsOf } from '@onegi/contract/lines/benefit-variants';
import { type TestApp, testApp } from '@onegi/testing/app';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CatalogueSnapshot, Plan, PlanBenefit } from '../../ports/catalogue.ts';
import { scheduleIn } from '../catalogue/benefit-variants.ts';
import { compareTerms } from '../catalogue/compare-benefits.ts';
import { payoutLister } from './list-payouts.ts';
import { worthLister } from './list-worth.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ today: '2026-11-21' });
});
afterAll(() => t.close());

type Worth = AnswerOf<typeof planWorth>;
type Json = Record<string, unknown>;

async function post(path: string, payload: Json) {
  const answer = await t.app.inject({ method: 'POST', url: `/api${path}`, payload });
  return { status: answer.statusCode, ...answer.json() };
}
const worthOf = async (line: LineCode, search: Json) =>
  schemaOf(planWorth.answer).decode((await post('/buy/plan-worth', { prod: line, ...search })).data) as Worth;
const payoutsOf = async (line: LineCode, search: Json, own: Json) => {
  const { data } = await post('/buy/list-payouts', { prod: line, ...search, ...own });
  return schemaOf(listPayouts.answer).decode(data) as AnswerOf<typeof listPayouts>;
};
const cardsOf = async (line: LineCode, search: Json) => {
  const call = planListCalls[line];
  const { data } = await post(call.path, call.path.endsWith('others') ? { prod: line, ...search } : search);
  return schemaOf(call.answer).decode(data) as PlanCard[];
};

const car = {
  make: 'TOY',
  model: 'NOAH',
  year: 2023,
  disc: 60,
  driverNo: 1,
  policyHolder: 'Y',
  driverList: [{ driverNum: 1, age: 35, exp: 10 }],
  accident: 'N',
  offense: 'N',
  company: 'N',
};
const trip = { planType: 'S', destination: 'A', departDate: '2026-12-01', returnDate: '2026-12-05', travelling: 'I' };

const oneAdult: Json = { ...trip, spouse: 'N', adult: 1, children: 0 };

interface Searched {
  readonly line: LineCode;
  readonly search: Json;
  readonly variant?: string;
}

/** A search of each line, and of what changes its benefits most. */
const searches: readonly Searched[] = [
  { line: 'TRAVEL', search: oneAdult },
  { line: 'HOME', search: { area: '06', areaNumber: 650, typeBuild: 'A', ageBuild: 'W' } },
  { line: 'FIRE', search: { year: 12, sumInsured: 3_000_000 } },
  { line: 'OS', search: { period: '02', person: 2, coverFr: '2026-12-01' } },
  { line: 'MOTOR', search: { ...car, coverType: 'C', estimated: 290_000 } },
  { line: 'MOTOR', search: { ...car, coverType: 'T' }, variant: 'T' },
  { line: 'PA', search: { peopleType: 'F', children: 2, yourOcc: '01', spouseOcc: '02' } },
  { line: 'PET', search: { petNumber: 1, petType: 'D', petAgt: '03', petThird: true }, variant: 'thirdParty' },
  { line: 'DH', search: { nationality: 'X', coverPeriod: '02' } },
  { line: 'MEDICAL', search: { planType: 'H', peopleType: '01', age: 42, clinical: true }, variant: 'H+clinical' },
  { line: 'MEDICAL', search: { planType: 'D', peopleType: '01' }, variant: 'D' },
  { line: 'GOLF', search: { golfType: 'I', incTravel: 'N' } },
];

interface Known {
  readonly plan: Plan;
  readonly totalCents: number | null;
  readonly benefits: readonly PlanBenefit[];
}

/** What the list shows of each plan, from its cards and the catalogue. */
async function knownPlans(line: LineCode, search: Json, variant = variantsOf(line).base): Promise<Known[]> {
  const cards = await cardsOf(line, search);
  return t.deps.catalogue
    .current()
    .line(line)
    .plans.map((plan) => ({
      plan,
      totalCents: cards.find((card) => card.plan === plan.code)?.totalCents ?? null,
      benefits: scheduleIn(plan, variant).benefits,
    }));
}

/** The score by its words: the average part of the best payouts for a dollar, out of the most that any plan gives. */
function simpleScores(known: readonly Known[], paid: readonly (readonly number[])[]): (number | null)[] {
  const perDollar: (number | null)[] = [];
  for (const [at, { totalCents }] of known.entries()) {
    let [sum, count] = [0, 0];
    for (const [incident, cents] of (paid[at] ?? []).entries()) {
      const best = Math.max(...paid.map((each) => each[incident] ?? 0));
      sum += cents / best;
      count += 1;
    }
    perDollar.push(totalCents === null ? null : sum / count / (totalCents / 100));
  }
  const most = Math.max(...perDollar.map((each) => each ?? 0));
  return perDollar.map((each) => (each === null ? null : Math.round((each / most) * 100)));
}

/** What a plan is good at, by the words of decision 059, in English. */
function simpleReasons(known: readonly Known[], matter: readonly string[]): string[][] {
  const tiers: Record<string, string> = { B: 'Basic', S: 'Standard', P: 'Premier' };
  const ways: Record<string, string> = {
    excess: 'Lowest',
    'excess-multiple': 'Lowest',
    'co-insurance': 'Lowest',
    waiting: 'Shortest',
    period: 'Longest',
    extension: 'Longest',
    territory: 'Widest',
    plan: 'Widest',
    value: 'Widest',
    included: 'Fullest cover',
    'actual-cost': 'Fullest cover',
  };
  const own = (each: Known, code: string) => each.benefits.find((benefit) => benefit.code === code);
  const whole = known.flatMap(({ benefits }) => benefits.filter(({ partOf }) => partOf === null));
  const codes = [...new Set([...matter, ...whole.map(({ code }) => code)])];
  return known.map((each) => {
    const byStrength: string[][] = [[], [], [], [], [], []];
    const others = known.filter((other) => other !== each);
    const dearer = (rivals: readonly Known[]) => {
      const priced = rivals.flatMap(({ totalCents }) => totalCents ?? []);
      return each.totalCents !== null && priced.length > 0 && priced.every((cents) => cents > Number(each.totalCents));
    };
    if (dearer(others)) byStrength[2]?.push(`Lowest price of all ${known.length} plans`);
    for (const code of codes) {
      const benefit = own(each, code);
      if (!benefit?.covered) continue;
      const beats = (rivals: readonly Known[]) =>
        rivals.length >= 3 &&
        rivals.every((rival) => {
          const theirs = own(rival, code);
          return !theirs || compareTerms(benefit.terms, theirs.terms) > 0;
        });
      const way = ways[benefit.terms.kind] ?? 'Highest';
      const pays = /^(Highest|Fullest)/.test(way);
      const covering = others.filter((other) => own(other, code)?.covered);
      const { name } = benefit;
      const dollars = Number(each.totalCents) / 100;
      const step = dollars < 500 ? 50 : dollars < 2_000 ? 100 : dollars < 10_000 ? 500 : 1_000;
      const under = Math.floor(dollars / step) * step + step;
      const below = others.filter(({ totalCents }) => totalCents !== null && totalCents < under * 100);
      if (pays && covering.length === 0) byStrength[0]?.push(`Only plan here that covers: ${name.en}`);
      else if (beats(others)) byStrength[1]?.push(`${way} of all ${known.length} plans: ${name.en}`);
      else if (pays && covering.length < others.length && dearer(covering))
        byStrength[3]?.push(`Lowest price that covers: ${name.en}`);
      else if (each.totalCents !== null && beats(below))
        byStrength[4]?.push(`${way} under HK$${under.toLocaleString('en')}: ${name.en}`);
      else if (beats(others.filter(({ plan }) => plan.tier === each.plan.tier)))
        byStrength[5]?.push(`${way} of the ${tiers[each.plan.tier]} plans: ${name.en}`);
    }
    return byStrength.flat().slice(0, 2);
  });
}

describe.each(searches)('$line $variant', ({ line, search, variant }) => {
  test('every payout is what the incident check answers for that plan', async () => {
    const worth = await worthOf(line, search);
    const cards = await cardsOf(line, search);
    expect(worth.plans.map(({ plan }) => plan).toSorted()).toEqual(cards.map(({ plan }) => plan).toSorted());
    expect(worth.incidents.length).toBeGreaterThan(0);
    for (const [at, { incident, typical }] of worth.incidents.entries()) {
      for (let from = 0; from < cards.length; from += 3) {
        const planList = cards.slice(from, from + 3).map(({ insurer: isr, plan, quoteRef }) => ({
          isr,
          plan,
          ...(quoteRef ? { quoteRef } : {}),
        }));
        const asked = { prod: line, incident, answers: typical, planList, ...(variant ? { variant } : {}) };
        const { data } = await post('/buy/incident-check', asked);
        const { outcomes } = schemaOf(incidentCheck.answer).decode(data) as AnswerOf<typeof incidentCheck>;
        for (const { plan, amountCents } of outcomes) {
          const shown = worth.plans.find((each) => each.plan === plan)?.payouts[at];
          expect([plan, incident, shown]).toEqual([plan, incident, amountCents]);
        }
      }
    }
  });

  test('scores and what a plan is good at follow from prices and benefits by their words', async () => {
    const worth = await worthOf(line, search);
    const known = await knownPlans(line, search, variant);
    const paid = worth.plans.map(({ payouts }) => payouts);
    expect(worth.plans.map(({ score }) => score)).toEqual(simpleScores(known, paid));
    const [first] = t.deps.catalogue.current().line(line).plans;
    const matter = scheduleIn(first as Plan, variant ?? variantsOf(line).base).highlights.map(({ code }) => code);
    expect(worth.plans.map(({ goodAt }) => goodAt.map(({ text }) => text))).toEqual(simpleReasons(known, matter));
    for (const { text, textZh } of worth.plans.flatMap(({ goodAt }) => goodAt)) {
      expect(text).not.toMatch(/^of\.|[{}]/);
      expect(textZh).toMatch(/\p{Script=Han}/u);
    }
  });

  test('who sells a plan, how, and with which commission or discount changes nothing', async () => {
    const current = t.deps.catalogue.current();
    const decoded = schemaOf(planWorth.body).decode({ prod: line, ...search } as never) as { prod: LineCode };
    const { prod: _prod, ...searched } = decoded;
    const honest = worthLister(t.deps)(line, searched as never);
    const { plans } = current.line(line);
    const original = new Map<Plan, Plan>();
    const version = current.line(line);
    const forgedPlans = plans.map((plan, at) => {
      const other = plans[(at + 5) % plans.length] as Plan;
      const { insurer, method, brochureFile, wordingFile, name } = other;
      const forged = { ...plan, insurer, method, brochureFile, wordingFile, name, standingDiscountBasisPoints: 9_999 };
      original.set(forged, plan);
      return forged;
    });
    const forgedVersion = {
      ...version,
      plans: forgedPlans,
      rate: version.rate.bind(version),
      ridersOffered: (plan: Plan, risk: never) => version.ridersOffered(original.get(plan) ?? plan, risk),
    };
    const forged = { ...current, terms: current.terms.bind(current), line: () => forgedVersion };
    const catalogue = { ...t.deps.catalogue, current: () => forged as unknown as CatalogueSnapshot };
    expect(worthLister({ catalogue })(line, searched as never)).toEqual(honest);
  });

  test('a plan of a better level stands before the others, and none without cover has a level', async () => {
    const worth = await worthOf(line, search);
    const known = await knownPlans(line, search, variant);
    for (const [at, { benefitCode, levels }] of worth.measures.entries()) {
      const found = known.map(({ benefits }, each) => ({
        benefit: benefits.find(({ code }) => code === benefitCode),
        place: worth.plans[each]?.places[at] ?? null,
      }));
      for (const a of found) {
        expect(a.place === null).toBe(!a.benefit?.covered);
        for (const b of found) {
          if (a.place === null || b.place === null || !a.benefit || !b.benefit) continue;
          expect(Math.sign(b.place - a.place)).toBe(Math.sign(compareTerms(a.benefit.terms, b.benefit.terms)));
        }
      }
      expect(levels.map(({ place }) => place)).toEqual(levels.map(({ place }) => place).toSorted((a, b) => a - b));
      expect(levels[0]?.place).toBe(0);
      expect(new Set(levels.map(({ levelKey }) => levelKey)).size).toBe(levels.length);
    }
  });
});

describe('an incident with answers of one’s own', () => {
  const phone = { incident: 'phone-stolen', answers: { phonePrice: 900 } };

  test('is paid for by them, by every plan of the list', async () => {
    const [{ plans }, own] = [await worthOf('TRAVEL', oneAdult), await payoutsOf('TRAVEL', oneAdult, phone)];
    expect(own.map(({ plan }) => plan)).toEqual(plans.map(({ plan }) => plan));
    expect(new Set(own.map(({ amountCents }) => amountCents))).toEqual(new Set([0, 90_000]));
  });

  test.each(searches)('$line $variant: without any is paid for as a typical one', async ({ line, search }) => {
    const { incidents, plans } = await worthOf(line, search);
    for (const [at, { incident }] of incidents.entries()) {
      const own = await payoutsOf(line, search, { incident, answers: {} });
      expect(own, incident).toEqual(plans.map(({ plan, payouts }) => ({ plan, amountCents: payouts[at] })));
    }
  });

  test('is worked out without a price of any plan', () => {
    const current = t.deps.catalogue.current();
    const rate = vi.fn(() => []);
    const unpriced = { ...current.line('TRAVEL'), rate };
    const catalogue = { ...t.deps.catalogue, current: () => ({ ...current, line: () => unpriced }) as never };
    const asked = { prod: 'TRAVEL', ...oneAdult, ...phone };
    const {
      prod: _prod,
      incident,
      answers,
      ...search
    } = schemaOf(listPayouts.body).decode(asked as never) as never as {
      prod: LineCode;
      incident: string;
      answers: Record<string, number>;
    };
    expect(payoutLister({ catalogue })('TRAVEL', search as never, { incident, answers })).toHaveLength(18);
    expect(rate).not.toHaveBeenCalled();
  });

  test('is refused by the answer at fault, and what is no incident by its name', async () => {
    const refused = await post('/buy/list-payouts', {
      prod: 'TRAVEL',
      ...oneAdult,
      ...phone,
      answers: { phonePrice: -1 },
    });
    expect([refused.status, refused.fields[0].field]).toEqual([400, 'answers.phonePrice']);
    const unknown = await post('/buy/list-payouts', { prod: 'TRAVEL', ...oneAdult, incident: 'dragon', answers: {} });
    expect([unknown.status, unknown.fields[0].field]).toEqual([400, 'incident']);
  });
});

test('a search that is refused is refused here too, by the same field', async () => {
  const search = { ...oneAdult, departDate: '2026-11-01' };
  for (const [path, own] of [
    ['/buy/plan-worth', {}],
    ['/buy/list-payouts', { incident: 'phone-stolen', answers: {} }],
  ] as const) {
    const answer = await post(path, { prod: 'TRAVEL', ...search, ...own });
    expect([answer.status, answer.fields[0].field]).toEqual([400, 'departDate']);
  }
});

test.each(searches)(
  '$line: a card of the list pays what the comparison says of it',
  async ({ line, search, variant }) => {
    const { incidents, plans } = await worthOf(line, search);
    const chosen = (await cardsOf(line, search)).filter(({ quoteRef }) => quoteRef).slice(0, 3);
    const planList = chosen.map(({ insurer, plan, quoteRef }) => ({ isr: insurer, plan, quoteRef }));
    const compared = await post('/buy/incident-payouts', { prod: line, planList, ...(variant ? { variant } : {}) });
    expect(compared.data.payouts.length).toBeGreaterThan(0);
    for (const { incident, paid } of compared.data.payouts as { incident: string; paid: { amount: string }[] }[]) {
      const at = incidents.findIndex((each) => each.incident === incident);
      // What no plan of the list pays for is not among its incidents.
      const listed = chosen.map(({ plan }) => plans.find((each) => each.plan === plan)?.payouts[at] ?? 0);
      expect(listed, incident).toEqual(paid.map(({ amount }) => Math.round(Number(amount) * 100)));
    }
  },
);
