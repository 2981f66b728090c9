import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { describe, expect, it } from 'vitest';
import { arrangeCards, providersOf } from './arrange-cards.ts';

const card = (insurer: string, totalCents: number | null) => ({ insurer, totalCents }) as PlanCard;
const list = [card('LPG', 17027), card('PLV', null), card('SFY', 9690), card('LPG', 12000)];
const totals = (cards: readonly PlanCard[]) => cards.map((c) => c.totalCents);

describe('the quote list', () => {
  it('stands as it was given without a sort [P-2.3-04]', () => {
    expect(totals(arrangeCards(list, { sort: null, insurers: null }))).toEqual([17027, null, 9690, 12000]);
  });

  it('goes from low to high with plans without a price last', () => {
    expect(totals(arrangeCards(list, { sort: 'ASC', insurers: null }))).toEqual([9690, 12000, 17027, null]);
  });

  it('goes from high to low with plans without a price last', () => {
    expect(totals(arrangeCards(list, { sort: 'DESC', insurers: null }))).toEqual([17027, 12000, 9690, null]);
  });

  it('shows the chosen providers alone, and none when none is chosen [P-2.3-04]', () => {
    expect(totals(arrangeCards(list, { sort: null, insurers: ['LPG'] }))).toEqual([17027, 12000]);
    expect(arrangeCards(list, { sort: 'ASC', insurers: [] })).toEqual([]);
  });

  it('leaves the loaded list as it is', () => {
    arrangeCards(list, { sort: 'ASC', insurers: null });
    expect(totals(list)).toEqual([17027, null, 9690, 12000]);
  });
});

it('each provider is named once with its lowest price', () => {
  expect(providersOf(list).map(({ code, lowestCents }) => [code, lowestCents])).toEqual([
    ['LPG', 12000],
    ['PLV', null],
    ['SFY', 9690],
  ]);
});
