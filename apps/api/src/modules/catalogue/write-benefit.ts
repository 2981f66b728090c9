import { type Language, texts } from '../../lib/texts.ts';

type CatalogueKey = Parameters<(typeof texts)['en']>[0];
export type BenefitKey = CatalogueKey extends infer Key
  ? Key extends `catalogue.benefit.${infer Rest}`
    ? Rest
    : never
  : never;
export type Params = Readonly<Record<string, number | string>>;

const grouped = new Intl.NumberFormat('en-HK');
const MONEY = new Set(['amount', 'limit']);

/** Writes one text; money gets its thousands commas, other numbers stay numbers for the plural rules. */
export function writeBenefit(language: Language, key: BenefitKey, params: Params): string {
  const shown = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      MONEY.has(name) && typeof value === 'number' ? grouped.format(value) : value,
    ]),
  );
  return texts[language](`catalogue.benefit.${key}` as never, shown as never);
}

/** Clauses as one text: "HK$1,500, once per trip". */
export function joined(language: Language, clauses: readonly string[]): string {
  return clauses.join(texts[language]('catalogue.benefit.separator'));
}
