import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Language } from '../../../lib/texts.ts';
import type { Plan } from '../../catalogue/snapshot.ts';
import { benefitClauses } from './benefit-clauses.ts';
import { optionalCoverTable, tierColumns, tierName, versionLine } from './brochure.ts';
import type { ProductPrint } from './print-job.ts';
import { inLanguage, limitsNote, printed, type TravelWording, travelWording } from './printed-texts.ts';
import { SOFT, sheet } from './sheet.ts';
import { benefitTables, numberedList } from './tables.ts';

function isWordedBenefit(wording: TravelWording, code: string): code is keyof TravelWording['benefits'] {
  return Object.hasOwn(wording.benefits, code);
}

/** One benefit: what is covered, how it pays, its limits by plan, what is left out. */
function benefitSection(language: Language, plans: readonly Plan[], row: number): Content {
  const t = printed[language];
  const wording = travelWording[language];
  const cells = plans.flatMap(({ benefits }) => benefits[row] ?? []);
  const [first] = cells;
  if (!first) return [];
  if (!isWordedBenefit(wording, first.code)) throw new Error(`The wording has no text for benefit ${first.code}`);
  const { covers, except } = wording.benefits[first.code];
  const limits = plans
    .map(({ tier }, index) => `${tierName(t, tier)}: ${cells[index] ? inLanguage(cells[index].text, language) : '–'}`)
    .join(language === 'en' ? '; ' : '；');
  return {
    unbreakable: true,
    margin: [0, 0, 0, 9],
    stack: [
      {
        text: [
          { text: `${first.code}  `, color: SOFT },
          { text: inLanguage(first.name, language), bold: true },
        ],
      },
      { text: covers, margin: [0, 2, 0, 0] },
      { text: benefitClauses(t, cells).join(language === 'en' ? ' ' : ''), margin: [0, 2, 0, 0] },
      { text: limits, color: SOFT, fontSize: 9, margin: [0, 2, 0, 0] },
      ...(except ? [{ text: [{ text: `${t('wording.except')} `, bold: true }, except] }] : []),
    ],
  };
}

function definitionList(wording: TravelWording): Content {
  return Object.values(wording.definitions).map(({ term, meaning }) => ({
    columns: [
      { width: 120, text: term, bold: true },
      { width: '*', text: meaning },
    ],
    columnGap: 10,
    margin: [0, 0, 0, 5],
    unbreakable: true,
  }));
}

export function wording(product: ProductPrint, language: Language): TDocumentDefinitions {
  const t = printed[language];
  const text = travelWording[language];
  const { plans, optionalCovers } = product;
  const [plan] = plans;
  if (!plan) throw new RangeError('A wording needs a plan');
  const { insurer } = plan;
  let chapter = 0;
  const chapterTitle = (title: string): string => {
    chapter += 1;
    return `${chapter}. ${title}`;
  };
  const heading = (title: string): Content => ({ text: chapterTitle(title), style: 'h2' });
  const { conditions, exclusions, claims, cancellation, complaints, law } = text.sections;
  return sheet({
    language,
    insurer,
    title: t('title.wording'),
    subtitle: t(`line.${product.line}`),
    reference: `${plan.wordingFile} · ${versionLine(t, product)}`,
    content: [
      { text: text.preamble, margin: [0, 0, 0, 6] },
      { text: text.readWith, margin: [0, 0, 0, 4] },
      heading(text.definitionsTitle),
      { text: text.definitionsIntro, margin: [0, 0, 0, 6] },
      definitionList(text),
      heading(text.coverTitle),
      { text: text.coverIntro, margin: [0, 0, 0, 8] },
      ...benefitTables({ language, colour: insurer.colour, columns: tierColumns(t, plans) }),
      { text: limitsNote(t, product.line), style: 'soft', margin: [0, 0, 0, 14] },
      ...plan.benefits.map((_, row) => benefitSection(language, plans, row)),
      heading(text.optionsTitle),
      { text: text.optionsIntro, margin: [0, 0, 0, 8] },
      optionalCoverTable(language, insurer.colour, optionalCovers),
      ...[conditions, exclusions, claims, cancellation, complaints, law].flatMap(({ title, items }) =>
        numberedList(chapterTitle(title), Object.values(items)),
      ),
    ],
  });
}
