import type { LineCode } from '@onegi/contract/lines';
import type { SearchByLine } from '@onegi/contract/lines/all';
import type { Finding } from '@onegi/contract/lines/search';
import type { RiskByLine } from '@onegi/rating/lines/all';
import type { Language } from '../../../lib/texts.ts';
import type { CatalogueSnapshot } from '../../../ports/catalogue.ts';
import type { Packing } from '../packing.ts';
import type { KeptSearch } from '../quote.ts';

/** What quoting needs to know of one line. */
export interface QuotedLine<Line extends LineCode & keyof RiskByLine> {
  /** What counts of a search: fields that its other answers make meaningless are dropped, lists are looked up. */
  keep(search: Omit<SearchByLine[Line], 'sort' | 'insurers'>): KeptSearch<Line>;
  /** Rules that need the day, the settings or a list; domain field names and message keys. */
  rules?(search: SearchByLine[Line], snapshot: CatalogueSnapshot): Finding[];
  /** What the line is rated on, optional covers apart. `quotedOn`: the day of the search. */
  risk(search: KeptSearch<Line>, quotedOn: string): Omit<RiskByLine[Line], 'riders'>;
  /** The first day of cover where the search says it; else cover can start on the day of the search. */
  startsOn?(search: KeptSearch<Line>): string;
  years?(search: KeptSearch<Line>): 1 | 2;
  /** True where nobody who may apply fits the search: its plans are priced, and sold by an officer alone. */
  needsOfficer?(search: KeptSearch<Line>): boolean;
  /** The search in a few words, to be joined: "Single trip", "Asia", … */
  describe(search: KeptSearch<Line>, language: Language): string[];
  /**
   * The same without answers about persons (age, health, claims, offences), for lines that ask for any: what somebody else
   * is told who is shown its prices (decision 060).
   */
  describeShared?(search: KeptSearch<Line>, language: Language): string[];
  readonly packing: Packing<KeptSearch<Line>>;
}
