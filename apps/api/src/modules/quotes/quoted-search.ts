import type { LineCode } from '@onegi/contract/lines';
import { listAddress } from '@onegi/contract/lines/address';
import { type AnySearch, lineSearches, type SearchByLine } from '@onegi/contract/lines/all';
import type { Finding } from '@onegi/contract/lines/search';
import type { ChosenRider } from '@onegi/rating/line-rating';
import type { RiskByLine } from '@onegi/rating/lines/all';
import type { Bilingual } from '../../lib/bilingual.ts';
import { bilingual, type Language, texts } from '../../lib/texts.ts';
import type { CatalogueSnapshot, Inception, Plan } from '../../ports/catalogue.ts';
import { accident } from './lines/accident.ts';
import { fire } from './lines/fire.ts';
import { golf } from './lines/golf.ts';
import { helper } from './lines/helper.ts';
import { home } from './lines/home.ts';
import { medical } from './lines/medical.ts';
import { motor } from './lines/motor.ts';
import { pet } from './lines/pet.ts';
import type { QuotedLine } from './lines/quoted-line.ts';
import { student } from './lines/student.ts';
import { travel } from './lines/travel.ts';
import { day, packFields, packRiders, packTerms, unpackFields, unpackRiders, unpackTerms } from './packing.ts';
import type { KeptSearch, SealedSearch } from './quote.ts';

/** What quoting needs to know of each line; the compiler asks for a new line's here. */
const quotedLines: { readonly [Line in LineCode]: QuotedLine<Line> } = {
  TRAVEL: travel,
  HOME: home,
  FIRE: fire,
  OS: student,
  MOTOR: motor,
  PA: accident,
  PET: pet,
  DH: helper,
  MEDICAL: medical,
  GOLF: golf,
};

/** A line together with a search of that line. TypeScript cannot follow the pair through the registry, so it is taken on trust. */
type Any = QuotedLine<LineCode> & {
  keep(search: unknown): KeptSearch;
  risk(search: unknown, quotedOn: string): RiskByLine[LineCode];
};
const of = (line: LineCode) => quotedLines[line] as unknown as Any;

/** What counts of a search, without how its list is sorted and filtered. */
export function keptSearch<Line extends LineCode>(line: Line, searched: SearchByLine[Line]): KeptSearch {
  const { sort: _sort, insurers: _insurers, promotionCode, ...risk } = searched as AnySearch;
  return of(line).keep(promotionCode ? { ...risk, promotionCode } : risk);
}

/** Rules that need the day, the settings or a list; empty when all is well. */
export function searchRules<Line extends LineCode>(
  line: Line,
  search: SearchByLine[Line],
  snapshot: CatalogueSnapshot,
): Finding[] {
  return of(line).rules?.(search as never, snapshot) ?? [];
}

/** What a line is rated on. */
export function riskOf(
  line: LineCode,
  search: KeptSearch,
  quotedOn: string,
  riders: readonly ChosenRider[],
): RiskByLine[LineCode] {
  return { ...of(line).risk(search, quotedOn), riders } as RiskByLine[LineCode];
}

/** When cover starts and for how long, as far as the search says; a search without a date can start at once. */
export function inceptionOf(line: LineCode, search: KeptSearch, quotedOn: string): Inception {
  const quoted = of(line);
  return { startsOn: quoted.startsOn?.(search as never) ?? quotedOn, years: quoted.years?.(search as never) ?? 1 };
}

/** How a plan is bought: D, by request, where an officer has to look at who is searched for. */
export const methodFor = ({ line, method }: Pick<Plan, 'line' | 'method'>, search: KeptSearch): string =>
  of(line).needsOfficer?.(search as never) ? 'D' : method;

/** The day cover starts on where the search says it, else null. */
export function searchedStart(line: LineCode, search: KeptSearch): string | null {
  return of(line).startsOn?.(search as never) ?? null;
}

export const lineName = (line: LineCode): Bilingual => bilingual((language) => texts[language](`quotes.line.${line}`));

/** The search in one line, as the quote list's head and the mails show it. */
export function searchText(line: LineCode, search: KeptSearch): Bilingual {
  const write = (language: Language) =>
    of(line)
      .describe(search as never, language)
      .join(' · ');
  // A full-width bracket brings its own space.
  return { en: write('en'), zhHant: write('zh-Hant').replaceAll('） ·', '）·') };
}

/**
 * What a shared link tells of a search.
 * @returns isPrivate: the search holds answers about persons, which are left out and must not go along in another form
 */
export function sharedText(
  line: LineCode,
  search: KeptSearch,
): { readonly text: Bilingual; readonly isPrivate: boolean } {
  const { describeShared } = of(line);
  if (!describeShared) return { text: searchText(line, search), isPrivate: false };
  const write = (language: Language) => describeShared(search as never, language).join(' · ');
  return { text: { en: write('en'), zhHant: write('zh-Hant') }, isPrivate: true };
}

/** The search as its line's search has it on the wire. */
export function wireSearch(line: LineCode, search: KeptSearch): Record<string, unknown> {
  return lineSearches[line].codec.encode(search as never) as Record<string, unknown>;
}

/** The page that shows this search's list again. */
export function searchUrl(line: LineCode, search: KeptSearch): string {
  return listAddress(line, wireSearch(line, search));
}

/** Raise it whenever packing changes: a reference of another form is then refused instead of misread. */
const FORM = '2';
const TERMS_AT = 7;
const SEARCH_AT = 11;

/**
 * A sealed search as text: short, safe in an address, and the same text for the same search. Every card of a list
 * carries it until it is used; what was used is read from its row.
 */
export function packSearch(sealed: SealedSearch): string {
  const { line } = sealed;
  return [
    FORM,
    line,
    sealed.tariffVersion,
    sealed.engineVersion,
    day.pack(sealed.quotedOn),
    day.pack(sealed.expiresOn),
    packRiders(sealed.options),
    ...packTerms(sealed.terms),
    ...packFields(of(line).packing as never, sealed.search),
  ].join('~');
}

/** Reads back what packSearch wrote and the server signed; null for another form. */
export function unpackSearch(packed: string): SealedSearch | null {
  const words = packed.split('~');
  const [form, code, tariffVersion, engineVersion, quotedOn = '', expiresOn = '', riders = ''] = words;
  if (form !== FORM) return null;
  const line = code as LineCode;
  return {
    line,
    tariffVersion: Number(tariffVersion),
    engineVersion: Number(engineVersion),
    quotedOn: day.unpack(quotedOn),
    expiresOn: day.unpack(expiresOn),
    options: unpackRiders(riders),
    terms: unpackTerms(words.slice(TERMS_AT, SEARCH_AT)),
    search: unpackFields(of(line).packing as never, words.slice(SEARCH_AT)),
  };
}
