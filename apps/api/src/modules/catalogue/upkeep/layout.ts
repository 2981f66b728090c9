import { TIERS } from '@onegi/rating/line-rating';
import { benefitTerms } from '../../../ports/benefit-terms.ts';
import { noteKinds } from '../../../ports/catalogue.ts';

/** How a column's cells are read, and how they are written. */
export type ColumnType =
  | { readonly of: 'text'; readonly most: number }
  /** Letters, digits, hyphens and underscores; a whole number typed without quotes will do. */
  | { readonly of: 'code'; readonly most: number }
  | { readonly of: 'file' }
  /** Written as a text, so that 01 stays 01 and 0.70 stays 0.70. */
  | { readonly of: 'key' }
  | { readonly of: 'exact'; readonly digits: number }
  | { readonly of: 'number'; readonly digits: number; readonly least: number; readonly most: number }
  /** 10 is 10%; a cell that is formatted as a percentage may hold 10% as well. */
  | { readonly of: 'percent'; readonly least: number; readonly most: number }
  | { readonly of: 'date' }
  | { readonly of: 'choice'; readonly choices: readonly string[] }
  /** Written for the reader alone. */
  | { readonly of: 'words' };

export interface Column {
  readonly heading: string;
  readonly type: ColumnType;
  readonly isRequired: boolean;
  readonly width: number;
}

export interface SheetLayout<Key extends string = string> {
  readonly name: string;
  readonly columns: Readonly<Record<Key, Column>>;
}

const column = (heading: string, type: ColumnType, width: number, isRequired = true): Column => ({
  heading,
  type,
  isRequired,
  width,
});
const optional = (heading: string, type: ColumnType, width: number) => column(heading, type, width, false);

const name: ColumnType = { of: 'text', most: 200 };
const longText: ColumnType = { of: 'text', most: 2_000 };
const code: ColumnType = { of: 'code', most: 40 };
const dollars: ColumnType = { of: 'number', digits: 0, least: 0, most: 1_000_000_000 };
const key: ColumnType = { of: 'key' };

export const KINDS: readonly string[] = benefitTerms.options.map((option) => option.shape.kind.value);
/** Said of a benefit that does not exist for a choice of the search. */
export const ABSENT = 'absent';
/** Every line of a benefit's terms that has a number to change or to compare has a column. */
export const TERM_COLUMNS = ['amount', 'limit', 'percent', 'excess', 'count', 'unit'] as const;

const terms = {
  kind: column('Kind', { of: 'choice', choices: [...KINDS, ABSENT] }, 14),
  amount: optional('Amount HK$', dollars, 12),
  limit: optional('Limit HK$', dollars, 12),
  percent: optional('Percent', { of: 'number', digits: 4, least: 0, most: 100 }, 9),
  excess: optional('Excess HK$', dollars, 11),
  count: optional('Count', { of: 'number', digits: 0, least: 1, most: 100_000 }, 8),
  unit: optional('Unit', { of: 'text', most: 20 }, 8),
  details: optional('Details', longText, 34),
  wordsEn: optional('In words', { of: 'words' }, 44),
  wordsZh: optional('In words (Chinese)', { of: 'words' }, 36),
} as const;

/** Keys of a tariff cell that the sheet has columns for. */
const KEYS = ['key1', 'key2', 'key3', 'key4', 'key5', 'key6'] as const;
export const KEY_COLUMNS: readonly (typeof KEYS)[number][] = KEYS;

export const layout = {
  version: {
    name: 'Version',
    columns: {
      line: column('Line', code, 12),
      effectiveFrom: column('Effective from', { of: 'date' }, 16),
      note: column('Note', { of: 'text', most: 500 }, 60),
    },
  },
  plans: {
    name: 'Plans',
    columns: {
      code: column('Code', code, 18),
      insurer: column('Insurer', code, 9),
      tier: column('Tier', { of: 'choice', choices: TIERS }, 6),
      nameEn: column('Name', name, 36),
      nameZh: column('Name (Chinese)', name, 28),
      method: column('Method', code, 9),
      relativity: column('Relativity', { of: 'number', digits: 4, least: 0.0001, most: 10 }, 11),
      discount: column('Discount %', { of: 'percent', least: 0, most: 40 }, 11),
      limitFactor: column('Limit factor', { of: 'number', digits: 4, least: 0.0001, most: 10 }, 12),
      brochure: column('Brochure', { of: 'file' }, 30),
      wording: column('Wording', { of: 'file' }, 30),
      claim: column('Claim form', { of: 'file' }, 30),
    },
  },
  tariff: {
    name: 'Tariff',
    columns: {
      table: column('Table', code, 18),
      key1: optional('Key 1', key, 14),
      key2: optional('Key 2', key, 14),
      key3: optional('Key 3', key, 14),
      key4: optional('Key 4', key, 14),
      key5: optional('Key 5', key, 14),
      key6: optional('Key 6', key, 14),
      value: column('Value', { of: 'exact', digits: 8 }, 14),
    },
  },
  benefits: {
    name: 'Benefits',
    columns: {
      code: column('Code', code, 10),
      group: column('Heading', code, 14),
      nameEn: column('Name', name, 44),
      nameZh: column('Name (Chinese)', name, 36),
      partOf: optional('Part of', code, 10),
      rank: optional('Rank', { of: 'number', digits: 0, least: 1, most: 1_000 }, 7),
    },
  },
  terms: {
    name: 'Benefit terms',
    columns: {
      benefit: column('Benefit', code, 10),
      choice: optional('Choice', code, 12),
      tier: column('Tier', { of: 'choice', choices: [...TIERS, '*'] }, 6),
      ...terms,
    },
  },
  notes: {
    name: 'Notes',
    columns: {
      kind: optional('Kind', { of: 'choice', choices: noteKinds }, 12),
      en: column('Note', longText, 80),
      zh: column('Note (Chinese)', longText, 60),
    },
  },
  covers: {
    name: 'Optional covers',
    columns: {
      code: column('Code', code, 10),
      rider: column('Rider', code, 18),
      nameEn: column('Name', name, 36),
      nameZh: column('Name (Chinese)', name, 28),
      minimumAge: optional('Minimum age', { of: 'number', digits: 0, least: 0, most: 120 }, 12),
    },
  },
  additions: {
    name: 'Cover additions',
    columns: {
      cover: column('Cover', code, 10),
      nameEn: column('Name', name, 36),
      nameZh: column('Name (Chinese)', name, 28),
      ...terms,
      // What an optional cover adds is there by being listed.
      kind: column('Kind', { of: 'choice', choices: KINDS }, 14),
    },
  },
  promotions: {
    name: 'Promotions',
    columns: {
      code: column('Code', code, 14),
      line: column('Line', code, 10),
      discount: column('Discount %', { of: 'percent', least: 0.01, most: 100 }, 11),
      validFrom: column('First day', { of: 'date' }, 12),
      validTo: column('Last day', { of: 'date' }, 12),
      fact: optional('Fact', code, 22),
      comparison: optional('Comparison', { of: 'choice', choices: ['is', 'at least', 'at most'] }, 12),
      than: optional('Than', { of: 'text', most: 40 }, 12),
      failureEn: optional('Otherwise', { of: 'text', most: 300 }, 50),
      failureZh: optional('Otherwise (Chinese)', { of: 'text', most: 300 }, 40),
    },
  },
} as const satisfies Record<string, SheetLayout>;

export type SheetKey = keyof typeof layout;
export type ColumnKey<Sheet extends SheetKey> = keyof (typeof layout)[Sheet]['columns'] & string;
export const READ_ME = 'Read me';
