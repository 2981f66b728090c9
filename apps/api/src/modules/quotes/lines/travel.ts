import { type TravelSearch, travelDateRules, travelSearch } from '@onegi/contract/lines/travel';
import {
  TRAVEL_RIDERS,
  type TravelRateTerms,
  type TravelRider,
  type TravelRisk,
} from '@onegi/rating/lines/travel-types';
import { texts } from '../../../lib/texts.ts';
import type { Bilingual } from '../../catalogue/bilingual.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot.ts';
import { packDay, unpackDay } from '../pack-day.ts';
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

/** The search, optional covers and terms as short words of letters and digits, to be sealed into quote references. */
export function pack(search: Search, options: readonly TravelRider[], { levy, ...terms }: TravelRateTerms): string[] {
  return [
    `${search.tripType}${search.destination}${search.party}${search.withSpouse ? 'Y' : 'N'}`,
    packDay(search.departOn),
    search.returnOn ? packDay(search.returnOn) : '',
    String(search.adults),
    String(search.children),
    search.promotionCode ?? '',
    options.map((option) => OPTION_LETTERS[option]).join(''),
    `${levy.ratePpm}-${levy.capCents ?? ''}`,
    String(terms.promotionBasisPoints),
    String(terms.dayLimit),
  ];
}

const OPTION_LETTERS = { cruise: 'C', scuba: 'S', golf: 'G', winter: 'W' } as const satisfies Record<
  TravelRider,
  string
>;

/** The other way. What it is given was signed by this server, so its form is known. */
export function unpack(packed: readonly string[]): { search: Search; options: TravelRider[]; terms: TravelRateTerms } {
  const [choices = '', departOn = '', returnOn, adults, children, promotionCode, options = '', levy = '', ...limits] =
    packed;
  const [ratePpm, capCents] = levy.split('-');
  return {
    search: {
      tripType: choices[0] as Search['tripType'],
      destination: choices[1] as Search['destination'],
      departOn: unpackDay(departOn),
      ...(returnOn ? { returnOn: unpackDay(returnOn) } : {}),
      party: choices[2] as Search['party'],
      withSpouse: choices[3] === 'Y',
      adults: Number(adults),
      children: Number(children),
      ...(promotionCode ? { promotionCode } : {}),
    },
    options: TRAVEL_RIDERS.filter((option) => options.includes(OPTION_LETTERS[option])),
    terms: {
      levy: frozenLevy(Number(ratePpm), capCents ? Number(capCents) : null),
      promotionBasisPoints: Number(limits[0]),
      dayLimit: Number(limits[1]),
    },
  };
}

/** The levy row of a sealed quote: its rate and cap are what counts, its dates did their work when it was chosen. */
function frozenLevy(ratePpm: number, capCents: number | null): TravelRateTerms['levy'] {
  return { code: 'IA', class: 'GENERAL', effectiveFrom: '0001-01-01', effectiveTo: null, ratePpm, capCents };
}
