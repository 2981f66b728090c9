import { type TravelSearch, travelDateRules, travelSearch } from '@onegi/contract/lines/travel';
import type { TravelRateTerms, TravelRider, TravelRisk } from '@onegi/rating/lines/travel-types';
import { texts } from '../../../lib/texts.ts';
import type { Bilingual } from '../../catalogue/bilingual.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot.ts';
import type { SearchByLine } from '../quote.ts';

type Search = SearchByLine['TRAVEL'];

export const lineName: Bilingual = {
  en: texts.en('quotes.line.TRAVEL'),
  zhHant: texts['zh-Hant']('quotes.line.TRAVEL'),
};

/** The search alone, without how the list is sorted and filtered, and without dates that annual cover ignores. */
export function searchOf({ sort: _sort, insurers: _insurers, ...search }: TravelSearch): Search {
  const { returnOn, promotionCode, ...rest } = search;
  return {
    ...rest,
    ...(search.tripType === 'S' && returnOn ? { returnOn } : {}),
    ...(promotionCode ? { promotionCode } : {}),
  };
}

export function risk(search: Search, riders: readonly TravelRider[]): TravelRisk {
  return { ...search, returnOn: search.returnOn ?? null, riders };
}

export const coverStart = (search: Search) => search.departOn;

export function terms(snapshot: CatalogueSnapshot, search: Search, promotionBasisPoints: number): TravelRateTerms {
  return snapshot.travelTerms(search.departOn, promotionBasisPoints);
}

/** Rules on the dates that need the day and the settings; domain field names and message keys. */
export function dateRules(search: Search, snapshot: CatalogueSnapshot) {
  return travelDateRules(search, { today: snapshot.today, dayLimit: snapshot.settings.travelDayLimit });
}

const day = (date: string) => date.split('-').reverse().join('-');

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}

function describe(search: Search, language: 'en' | 'zh-Hant'): string {
  const t = texts[language];
  const counted = t('quotes.people', { adults: search.adults, children: search.children });
  const shared = {
    tripType: t(`quotes.tripType.${search.tripType}`),
    destination: t(`quotes.destination.${search.destination}`),
    departOn: day(search.departOn),
    people: search.party === 'F' ? t('quotes.family', { people: counted }) : counted,
  };
  if (search.tripType === 'A' || !search.returnOn) return t('quotes.travelAnnual', shared);
  return t('quotes.travelSingle', {
    ...shared,
    returnOn: day(search.returnOn),
    days: daysBetween(search.departOn, search.returnOn),
  });
}

/** The search in one line, as the quote list's head and the mails show it. */
export const searchText = (search: Search): Bilingual => ({
  en: describe(search, 'en'),
  zhHant: describe(search, 'zh-Hant'),
});

/** The page that shows this search's list again. */
export function searchUrl(search: Search): string {
  const wire = travelSearch.codec.encode(search);
  const query = new URLSearchParams({ prod: 'TRAVEL' });
  for (const [name, value] of Object.entries(wire)) query.set(name, String(value));
  return `/quoteCards?${query}`;
}

/** The search and terms as a short list, to be sealed into quote references. */
export function pack(search: Search, options: readonly TravelRider[], terms: TravelRateTerms): unknown[] {
  const { levy } = terms;
  return [
    [
      search.tripType,
      search.destination,
      search.departOn,
      search.returnOn ?? 0,
      search.party,
      search.withSpouse ? 1 : 0,
      search.adults,
      search.children,
      search.promotionCode ?? 0,
    ],
    options,
    [
      levy.ratePpm,
      levy.capCents,
      levy.effectiveFrom,
      levy.effectiveTo ?? 0,
      terms.promotionBasisPoints,
      terms.dayLimit,
    ],
  ];
}

type Packed = [
  ['S' | 'A', 'M' | 'A' | 'W', string, string | 0, 'I' | 'F', 0 | 1, number, number, string | 0],
  TravelRider[],
  [number, number | null, string, string | 0, number, number],
];

/** The other way. What it is given was signed by this server, so its form is known. */
export function unpack(packed: unknown[]): { search: Search; options: TravelRider[]; terms: TravelRateTerms } {
  const [s, options, t] = packed as Packed;
  return {
    search: {
      tripType: s[0],
      destination: s[1],
      departOn: s[2],
      ...(s[3] ? { returnOn: s[3] } : {}),
      party: s[4],
      withSpouse: s[5] === 1,
      adults: s[6],
      children: s[7],
      ...(s[8] ? { promotionCode: s[8] } : {}),
    },
    options,
    terms: {
      levy: {
        code: 'IA',
        class: 'GENERAL',
        ratePpm: t[0],
        capCents: t[1],
        effectiveFrom: t[2],
        effectiveTo: t[3] || null,
      },
      promotionBasisPoints: t[4],
      dayLimit: t[5],
    },
  };
}
