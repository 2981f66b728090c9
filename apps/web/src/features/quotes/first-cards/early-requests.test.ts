import { planFacts } from '@onegi/contract/calls/quotes/plan-facts';
import { planListCalls, type planOthers } from '@onegi/contract/calls/quotes/plan-lists';
import type { LineCode } from '@onegi/contract/lines';
import { listAddress } from '@onegi/contract/lines/address';
import { lineSearches, type SearchByLine } from '@onegi/contract/lines/all';
import { variantOf } from '@onegi/contract/lines/benefit-variants';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { callApi } from '../../../lib/api.ts';
import { searchOfAddress } from '../../../lib/search-address.ts';
import { earlyRequestsOf } from './early-requests.ts';
import { requestSources } from './sources-of-contract.ts';

const sources = requestSources();

const searches: { readonly [Line in LineCode]: SearchByLine[Line] } = {
  TRAVEL: {
    tripType: 'S',
    destination: 'A',
    departOn: '2026-12-01',
    returnOn: '2026-12-05',
    party: 'F',
    withSpouse: true,
    adults: 1,
    children: 2,
    promotionCode: 'Trip 10',
  },
  HOME: { areaBand: '06', areaSqFt: 2400, buildingType: 'A', buildingAge: 'M' },
  FIRE: { buildingAgeYears: 30, sumInsuredDollars: 3_000_000 },
  OS: { coverYears: 2, persons: 1, startOn: '2026-12-01' },
  MOTOR: {
    cover: 'T',
    make: 'TOYOTA',
    model: 'COROLLA',
    madeIn: 2020,
    noClaimDiscountPercent: 30,
    driverCount: 2,
    holderDrives: true,
    drivers: [
      { number: 1, age: 25, experienceYears: 2 },
      { number: 2, age: true, experienceYears: true },
    ],
    hadAccident: false,
    hadOffence: false,
    wasDeclined: false,
  },
  PA: { party: 'F', children: 2, yourClass: '01', spouseClass: '02' },
  PET: { petCount: 1, petType: 'D', petAgeYears: 3, thirdParty: true },
  DH: { nationality: 'P', coverYears: 2 },
  MEDICAL: { careType: 'H', people: '01', age: 30, dental: true, maternity: true },
  GOLF: { party: 'I', withTravel: true },
};

interface Sent {
  method: string;
  address: string;
  body: unknown;
}

/** What the page's script sends for the list of an address. */
async function sentByPage(address: URLSearchParams): Promise<{ prices?: Sent; facts?: Sent }> {
  const searched = searchOfAddress(address);
  if (!searched) return {};
  const { line, search } = searched;
  const sent: Sent[] = [];
  vi.stubGlobal('window', { location: { pathname: '/quoteCards' } });
  vi.stubGlobal('fetch', async (to: string, { method, body }: { method: string; body: unknown }) => {
    sent.push({ method, address: to, body });
    return Response.json({ data: [], msg: '', msgC: '' });
  });
  await callApi(planListCalls[line] as typeof planOthers, { body: { prod: line, ...search } as never });
  const variant = variantOf(line, search as never);
  await callApi(planFacts, { query: { product: line, ...(variant === '' ? {} : { variant }) } });
  const [prices, facts] = sent;
  return { prices, facts };
}

function addressOf(line: LineCode, search: object): URLSearchParams {
  const wire = z.encode(lineSearches[line].codec as z.ZodType, search) as Record<string, unknown>;
  return new URL(listAddress(line, wire), 'http://localhost').searchParams;
}

afterEach(() => vi.unstubAllGlobals());

describe('the requests that go out before the script', () => {
  it.each(Object.entries(searches) as [LineCode, object][])(
    'are those the page would send for %s',
    async (line, search) => {
      const address = addressOf(line, search);
      const early = earlyRequestsOf(address, sources);
      expect(early?.prices.body).toContain(':');
      expect(early).toEqual(await sentByPage(address));
    },
  );

  it('are the same however the list is sorted, filtered and chosen from, and whatever case the code was typed in', async () => {
    const address = addressOf('TRAVEL', searches.TRAVEL);
    const plain = earlyRequestsOf(address, sources);
    const view = { sort: 'DESC', isrList: 'LPG,SFY', chosen: 'LPG-TRAVEL-S', promotion: ' trip 10' };
    for (const [name, value] of Object.entries(view)) address.set(name, value);
    expect(earlyRequestsOf(address, sources)).toEqual(plain);
    expect(plain).toEqual(await sentByPage(address));
  });

  it.each(['prod=TRAVEL&planType=S&destination=A', 'prod=BOAT&planType=S', ''])(
    'do not go out for an address without a search: %s',
    async (text) => {
      const address = new URLSearchParams(text);
      expect(earlyRequestsOf(address, sources)).toBeUndefined();
      expect(await sentByPage(address)).toEqual({});
    },
  );
});
