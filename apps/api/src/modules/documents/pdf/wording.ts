import type { LineCode } from '@onegi/contract/lines';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import type { Language } from '../../../lib/texts.ts';
import type { ImportantNote } from '../../../ports/catalogue.ts';
import type { ProductPrint } from '../../../ports/pdfs.ts';
import { benefitClauses } from './benefit-clauses.ts';
import { optionalCoverTable, productTables, versionLine } from './brochure.ts';
import { benefitWording, type LineWording, limitsNote, lineWording, printed, wordingFrame } from './printed-texts.ts';
import { type PrintedVariant, printedVariants } from './printed-variants.ts';
import { SOFT, sheet } from './sheet.ts';
import { numberedList } from './tables.ts';

/** The refund on cancellation by the client, one of the frame's scales; travel has its own words. */
const scales = {
  TRAVEL: null,
  HOME: 'general',
  FIRE: 'general',
  OS: 'student',
  MOTOR: 'motor',
  PA: 'general',
  PET: 'general',
  DH: 'helper',
  MEDICAL: 'medical',
  GOLF: 'general',
} as const satisfies Record<LineCode, unknown>;

/** One benefit of one variant: what is covered, how it pays, its limits by plan, what is left out. */
function benefitSection(language: Language, line: LineCode, { columns }: PrintedVariant, code: string): Content {
  const t = printed[language];
  const cells = columns.map(({ title, benefits }) => ({
    title,
    cell: benefits.find((benefit) => benefit.code === code),
  }));
  const found = cells.flatMap(({ cell }) => cell ?? []);
  const [first] = found;
  if (!first) return [];
  const worded = benefitWording(line, code, language);
  const limits = cells
    .map(({ title, cell }) => `${title}: ${cell ? inLanguage(cell.text, language) : '–'}`)
    .join(language === 'en' ? '; ' : '；');
  const clauses = benefitClauses(t, found).join(language === 'en' ? ' ' : '');
  return {
    unbreakable: true,
    margin: [0, 0, 0, 9],
    stack: [
      {
        text: [
          { text: `${code}  `, color: SOFT },
          { text: inLanguage(first.name, language), bold: true },
        ],
      },
      ...(worded ? [{ text: worded.covers, margin: [0, 2, 0, 0] as [number, number, number, number] }] : []),
      ...(clauses ? [{ text: clauses, margin: [0, 2, 0, 0] as [number, number, number, number] }] : []),
      { text: limits, color: SOFT, fontSize: 9, margin: [0, 2, 0, 0] },
      ...(worded?.except ? [{ text: [{ text: `${t('wording.except')} `, bold: true }, worded.except] }] : []),
    ],
  };
}

/** What a benefit pays in a variant, to tell whether another variant says the same. */
const paid = ({ columns }: PrintedVariant, code: string) =>
  columns.map(({ benefits }) => benefits.find((benefit) => benefit.code === code)?.text.en).join();

/** A section per benefit; where it pays otherwise in another variant, it has one under that heading too. */
function benefitSections(language: Language, line: LineCode, variants: readonly PrintedVariant[]): Content[] {
  return variants.flatMap((variant, index): Content[] => {
    const codes = [...new Set(variant.columns.flatMap(({ benefits }) => benefits.map(({ code }) => code)))];
    const isCovered = (code: string) =>
      variant.columns.some(({ benefits }) => benefits.some((benefit) => benefit.code === code && benefit.covered));
    const isNew = (code: string) => !variants.slice(0, index).some((each) => paid(each, code) === paid(variant, code));
    const isSaid = (code: string) => index === 0 || (isNew(code) && isCovered(code));
    const sections = codes.filter(isSaid).map((code) => benefitSection(language, line, variant, code));
    const [first, ...others] = sections;
    if (variant.title === null || !first) return sections;
    const heading: Content = { text: variant.title, bold: true, fontSize: 10.5, margin: [0, 6, 0, 6] };
    return [{ unbreakable: true, stack: [heading, first] }, ...others];
  });
}

/** A heading that stays with what it is over. */
function underHeading(heading: Content, [first, ...others]: Content[]): Content[] {
  return [{ unbreakable: true, stack: first ? [heading, first] : [heading] }, ...others];
}

function definitionList(definitions: LineWording['definitions']): Content {
  return Object.values(definitions).map(({ term, meaning }) => ({
    columns: [
      { width: 120, text: term, bold: true },
      { width: '*', text: meaning },
    ],
    columnGap: 10,
    margin: [0, 0, 0, 5],
    unbreakable: true,
  }));
}

interface Chapter {
  readonly title: string;
  readonly items: readonly string[];
}

/** The chapters of rules: the line's own first, then what all lines share. */
function chaptersOf({ line, notes }: ProductPrint, language: Language): Chapter[] {
  const frame = wordingFrame[language];
  const own = lineWording(line, language);
  const scale = scales[line];
  const both = (first: readonly string[], { title, items }: { title: string; items: object }) => ({
    title,
    items: [...first, ...Object.values(items)],
  });
  const noted = (wanted: readonly ImportantNote['kind'][]) =>
    notes.filter(({ kind }) => wanted.includes(kind)).map(({ text }) => inLanguage(text, language));
  const { cancellation } = frame;
  const scaled = scale ? [cancellation.scales[scale]] : [];
  return [
    both([...Object.values(own.conditions), ...(own.exclusions ? [] : noted(['condition', 'note']))], frame.conditions),
    both(own.exclusions ? Object.values(own.exclusions) : noted(['exclusion', null]), frame.exclusions),
    both(Object.values(own.claims), frame.claims),
    both(own.cancellation ? Object.values(own.cancellation) : scaled, cancellation),
    both([], frame.complaints),
    both([], frame.law),
  ];
}

export function wording(product: ProductPrint, language: Language): TDocumentDefinitions {
  const t = printed[language];
  const frame = wordingFrame[language];
  const own = lineWording(product.line, language);
  const { line, plans, optionalCovers } = product;
  const [plan] = plans;
  if (!plan) throw new RangeError('A wording needs a plan');
  const { insurer } = plan;
  let chapter = 0;
  const chapterTitle = (title: string): string => {
    chapter += 1;
    return `${chapter}. ${title}`;
  };
  const heading = (title: string): Content => ({ text: chapterTitle(title), style: 'h2' });
  return sheet({
    language,
    insurer,
    title: t('title.wording'),
    subtitle: t(`line.${line}`),
    reference: `${plan.wordingFile} · ${versionLine(t, product, language)}`,
    content: [
      { text: frame.preamble, margin: [0, 0, 0, 6] },
      { text: frame.readWith, margin: [0, 0, 0, 4] },
      heading(frame.insuringTitle),
      { text: own.insuring },
      heading(frame.definitionsTitle),
      { text: frame.definitionsIntro, margin: [0, 0, 0, 6] },
      definitionList({ ...frame.definitions, ...own.definitions }),
      ...underHeading(heading(frame.coverTitle), productTables(product, language, insurer.colour)),
      { text: limitsNote(line, language), style: 'soft', margin: [0, 0, 0, 14] },
      ...benefitSections(language, line, printedVariants(t, line, plans)),
      ...(optionalCovers.length === 0
        ? []
        : [
            heading(frame.optionsTitle),
            { text: frame.optionsIntro, margin: [0, 0, 0, 8] as [number, number, number, number] },
            optionalCoverTable(language, insurer.colour, optionalCovers),
          ]),
      ...chaptersOf(product, language).flatMap(({ title, items }) => numberedList(chapterTitle(title), items)),
    ],
  });
}
