import type { Measure } from '@onegi/contract/calls/quotes/plan-worth';
import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { describe, expect, it } from 'vitest';
import { type Arranged, type Arrangement, arrangeCards, providersOf } from './arrange-cards.ts';
import { levelsText, listViewOf } from './list-view.ts';

const card = (insurer: string, totalCents: number | null, more: Partial<Arranged> = {}): Arranged => ({
  insurer,
  totalCents,
  ...more,
});
const list = [card('LPG', 17027), card('PLV', null), card('SFY', 9690), card('LPG', 12000)];
const totals = (cards: readonly Arranged[]) => cards.map((c) => c.totalCents);
const all: Arrangement = { sort: null, insurers: null, tiers: null, least: {} };

describe('the quote list', () => {
  it('stands as it was given without a sort [P-2.3-04]', () => {
    expect(totals(arrangeCards(list, all))).toEqual([17027, null, 9690, 12000]);
  });

  it('goes from low to high with plans without a price last', () => {
    expect(totals(arrangeCards(list, { ...all, sort: 'ASC' }))).toEqual([9690, 12000, 17027, null]);
  });

  it('goes from high to low with plans without a price last', () => {
    expect(totals(arrangeCards(list, { ...all, sort: 'DESC' }))).toEqual([17027, 12000, 9690, null]);
  });

  it('shows the chosen providers alone, and none when none is chosen [P-2.3-04]', () => {
    expect(totals(arrangeCards(list, { ...all, insurers: ['LPG'] }))).toEqual([17027, 12000]);
    expect(arrangeCards(list, { ...all, sort: 'ASC', insurers: [] })).toEqual([]);
  });

  it('leaves the loaded list as it is', () => {
    arrangeCards(list, { ...all, sort: 'ASC' });
    expect(totals(list)).toEqual([17027, null, 9690, 12000]);
  });
});

const worth = (score: number | null, ...places: (number | null)[]) => ({ worth: { score, places } });
const cards = [
  card('A', 300, { tier: 'S', payoutCents: 500, ...worth(80, 1, null) }),
  card('B', null, { tier: 'P', payoutCents: 900, ...worth(null, 0, 0) }),
  card('C', 200, { tier: 'B', payoutCents: 0, ...worth(100, 3, 1) }),
  card('D', 250, { tier: 'S', payoutCents: 500, ...worth(80, 2, 0) }),
];
const level = (levelKey: string, place: number) => ({ levelKey, place, text: levelKey, textZh: levelKey });
const measure = (benefitCode: string, ...levels: Measure['levels']): Measure => ({
  benefitCode,
  benefit: benefitCode,
  benefitZh: benefitCode,
  levels,
});
const measures = [measure('M1', level('most', 0), level('half', 2)), measure('M2', level('yes', 0))];
const names = (arrangement: Partial<Arrangement>) =>
  arrangeCards(cards, { ...all, ...arrangement }, measures)
    .map(({ insurer }) => insurer)
    .join('');

describe('by what matters', () => {
  it('the best score stands first, equal ones by price, and what has none last', () => {
    expect(names({ sort: 'score' })).toBe('CDAB');
  });

  it('the highest payout stands first, equal ones by price', () => {
    expect(names({ sort: 'payout' })).toBe('BDAC');
  });

  it('the best level of a benefit stands first, and no cover last', () => {
    expect(names({ sort: 'M1' })).toBe('BADC');
    expect(names({ sort: 'M2' })).toBe('DBCA');
  });

  it('a sort by what this list does not know is none', () => {
    expect(names({ sort: 'XY99' })).toBe('ABCD');
  });

  it('plans have the level asked for or a better one, of every benefit asked for', () => {
    expect(names({ least: { M1: 'half' } })).toBe('ABD');
    expect(names({ least: { M1: 'half', M2: 'yes' } })).toBe('BD');
    expect(names({ least: { M2: 'yes' } })).toBe('BD');
  });

  it('a level that this list does not know hides nothing', () => {
    expect(names({ least: { M1: 'other', XY99: 'half' } })).toBe('ABCD');
  });

  it('the tiers asked for are shown', () => {
    expect(names({ tiers: ['S'] })).toBe('AD');
    expect(names({ tiers: ['B', 'P'], sort: 'ASC' })).toBe('CB');
  });
});

describe('an address', () => {
  it('says how the list is looked at, and reads back what was written', () => {
    const params = new URLSearchParams(
      'prod=TRAVEL&sort=TR01&tier=S,P&incident=phone-stolen,phonePrice_900&isrList=LPG',
    );
    params.set('least', levelsText({ TR01: 'hk1000000', TR14: 'hk30000' }) ?? '');
    expect(listViewOf(params)).toMatchObject({
      sort: 'TR01',
      tiers: ['S', 'P'],
      insurers: ['LPG'],
      least: { TR01: 'hk1000000', TR14: 'hk30000' },
      incident: { incident: 'phone-stolen', typed: { phonePrice: '900' } },
    });
  });

  it('that says nothing shows everything', () => {
    expect(listViewOf(new URLSearchParams('prod=TRAVEL&tier=&least='))).toMatchObject({ ...all, incident: null });
    expect(levelsText({})).toBeNull();
  });
});

it('each provider is named once with its lowest price', () => {
  expect(providersOf(list as PlanCard[]).map(({ code, lowestCents }) => [code, lowestCents])).toEqual([
    ['LPG', 12000],
    ['PLV', null],
    ['SFY', 9690],
  ]);
});
