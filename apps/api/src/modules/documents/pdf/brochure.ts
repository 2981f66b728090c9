import { writtenDay } from '@onegi/contract/written-dates';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import type { Language } from '../../../lib/texts.ts';
import type { OptionalCover, Plan } from '../../../ports/catalogue.ts';
import type { ProductPrint } from '../../../ports/pdfs.ts';
import { limitsNote, type Printed, printed } from './printed-texts.ts';
import { printedVariants } from './printed-variants.ts';
import { PANEL, SOFT, sheet } from './sheet.ts';
import { benefitTables, grid, numberedList } from './tables.ts';

export function versionLine(t: Printed, { version, effectiveFrom }: ProductPrint, language: Language): string {
  return t('version', { version: String(version), date: writtenDay(effectiveFrom, language) });
}

/** What the price of an optional cover may vary by: the trip, the class of work, the years, the kind of care. */
const namedVariants = ['S', 'A', '01', '02', '03', '04', '05', '1', '2', 'H', 'D', 'O'] as const;

/** The price in words, one line per variant of the product: single trip, annual cover. */
function coverPrice(t: Printed, { prices }: OptionalCover, language: Language): string {
  return prices
    .map(({ variant, text }) => {
      const price = inLanguage(text, language);
      const named = namedVariants.find((each) => each === variant);
      return named ? t(`variant.${named}`, { price }) : price;
    })
    .join('\n');
}

export function optionalCoverTable(language: Language, colour: string, covers: readonly OptionalCover[]): Content {
  const t = printed[language];
  return grid({
    head: [t('cover'), t('adds'), t('price')],
    widths: [110, '*', 170],
    colour,
    rows: covers.map((cover) => [
      { text: inLanguage(cover.name, language), bold: true },
      inLanguage(cover.summary, language),
      coverPrice(t, cover, language),
    ]),
  });
}

/** Every benefit table of a product, each under its heading where there are several. */
export function productTables({ line, plans }: ProductPrint, language: Language, colour: string): Content[] {
  const t = printed[language];
  return printedVariants(t, line, plans).flatMap(({ title, columns }): Content[] => {
    const [first, ...others] = benefitTables({ language, colour, columns });
    if (title === null || !first) return first ? [first, ...others] : others;
    const heading: Content = { text: title, bold: true, fontSize: 10.5, margin: [0, 4, 0, 4] };
    return [{ unbreakable: true, stack: [heading, first] }, ...others];
  });
}

/** The four benefits that matter most, as large figures of the best plan. */
function highlights(plan: Plan, language: Language, colour: string): Content {
  return {
    table: {
      widths: plan.highlights.map(() => '*'),
      body: [
        plan.highlights.map((benefit) => ({
          stack: [
            { text: inLanguage(benefit.text, language), bold: true, fontSize: 11, color: colour },
            { text: inLanguage(benefit.name, language), fontSize: 8.5, color: SOFT, margin: [0, 3, 0, 0] },
          ],
        })),
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (column, node) => (column === 0 || column === node.table.widths?.length ? 0 : 4),
      vLineColor: () => '#ffffff',
      fillColor: () => PANEL,
      paddingLeft: () => 9,
      paddingRight: () => 6,
      paddingTop: () => 9,
      paddingBottom: () => 9,
    },
  };
}

/** The catalogue keeps an insurer's style in small letters, as it stands within a sentence. */
const asSentence = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const KEPT_WITH_END = 3;

/** The end of a document never stands alone on a page: what comes just before it goes along. */
function endedBy(content: Content[], end: Content[]): Content[] {
  const kept = content.slice(-KEPT_WITH_END);
  return [...content.slice(0, -kept.length), { unbreakable: true, stack: [...kept, ...end] }];
}

export function brochure(product: ProductPrint, language: Language): TDocumentDefinitions {
  const t = printed[language];
  const { plans, notes, optionalCovers } = product;
  const best = plans.at(-1);
  if (!best) throw new RangeError('A brochure needs a plan');
  const { insurer } = best;
  return sheet({
    language,
    insurer,
    title: t('title.brochure'),
    subtitle: t(`line.${product.line}`),
    reference: `${best.brochureFile} · ${versionLine(t, product, language)}`,
    content: [
      { text: t(`brochure.intro.${product.line}`), fontSize: 11.5, margin: [0, 0, 0, 4] },
      { text: asSentence(inLanguage(insurer.style, language)), color: SOFT },
      { text: `${t('brochure.highlights')} · ${inLanguage(best.name, language)}`, style: 'h2' },
      highlights(best, language, insurer.colour),
      { text: t('benefits'), style: 'h2' },
      ...productTables(product, language, insurer.colour),
      { text: limitsNote(product.line, language), style: 'soft' },
      {
        unbreakable: true,
        stack: [
          { text: t('optionalCovers'), style: 'h2' },
          optionalCoverTable(language, insurer.colour, optionalCovers),
        ],
      },
      ...endedBy(
        numberedList(
          t('importantNotes'),
          notes.map(({ text }) => inLanguage(text, language)),
        ),
        [
          { text: t('brochure.howToBuy'), bold: true, margin: [0, 12, 0, 4] },
          { text: t('brochure.disclaimer'), style: 'soft' },
        ],
      ),
    ],
  });
}
