import type { TravelSearch } from '@onegi/contract/lines/travel';
import { describe, expect, it } from 'vitest';
import { travelFormOf, travelListUrl, travelSearchOf } from './search-url.ts';

const family: TravelSearch = {
  tripType: 'S',
  destination: 'W',
  departOn: '2026-12-05',
  returnOn: '2026-12-12',
  party: 'F',
  withSpouse: true,
  adults: 2,
  children: 3,
  promotionCode: 'TRIP10',
  sort: 'DESC',
  insurers: ['LPG', 'SFY'],
};

const read = (url: string) => travelSearchOf(new URLSearchParams(url.split('?')[1]));

describe('a travel search in the URL', () => {
  it('is the same search when it is read again', () => {
    expect(read(travelListUrl(family))).toEqual(family);
  });

  it('carries the names the API publishes', () => {
    const url = travelListUrl({ ...family, promotionCode: undefined, sort: undefined, insurers: undefined });
    expect(url).toBe(
      '/quoteCards?prod=TRAVEL&planType=S&destination=W&departDate=2026-12-05&returnDate=2026-12-12&travelling=F&spouse=Y&adult=2&children=3',
    );
  });

  it('has no return date when the cover is annual', () => {
    expect(travelListUrl({ ...family, tripType: 'A' })).not.toContain('returnDate');
  });

  it('drops unknown choices and bad providers, and leaves typed values to validation', () => {
    const params = new URLSearchParams('planType=X&destination=W&adult=2.5&children=abc&isrList=LPG,<b>,SFY&sort=UP');
    expect(travelSearchOf(params)).toEqual({
      destination: 'W',
      adults: '2.5',
      children: 'abc',
      insurers: ['LPG', 'SFY'],
    });
  });

  it('says spouse only when the URL does', () => {
    expect(travelFormOf(new URLSearchParams('spouse=N'))).toEqual({ withSpouse: false });
    expect(travelFormOf(new URLSearchParams(''))).toEqual({});
  });
});
