import { writtenDay } from '@onegi/contract/written-dates';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import { printedMoney } from '../../../lib/printed.ts';
import type { Language } from '../../../lib/texts.ts';
import type { OfferPrint, OffersPrint } from '../../../ports/pdfs.ts';
import { monogram } from '../monogram.ts';
import { type Printed, printed } from './printed-texts.ts';
import { HARBOUR, heading, SOFT, sheet } from './sheet.ts';
import { benefitWidths, factList, gridLayout } from './tables.ts';

/** So many stand beside each other on a page; more go on below. */
const BESIDE = 3;

function insurerHead({ insurer }: OfferPrint, language: Language): TableCell {
  return {
    stack: [
      { svg: monogram({ code: insurer.code, colour: insurer.colour, name: insurer.name.en }), width: 26, height: 26 },
      { text: inLanguage(insurer.name, language), bold: true, fontSize: 9.5, margin: [0, 4, 0, 0] },
    ],
  };
}

interface Row {
  readonly label: string;
  readonly of: (offer: OfferPrint) => string;
  readonly isBold?: boolean;
}

/** The figures of offers; what none of them has is no row. */
function figureRows(t: Printed, all: readonly OfferPrint[], language: Language): Row[] {
  const lowest = Math.min(...all.map(({ totalCents }) => totalCents));
  const money = (cents: number) => (cents === 0 ? '–' : printedMoney(cents));
  const rows: Row[] = [
    { label: t('offers.premium'), of: ({ premiumCents }) => printedMoney(premiumCents) },
    { label: t('offers.bearing'), of: ({ bearingCents }) => money(bearingCents) },
    { label: t('offers.classLevies'), of: ({ classLeviesCents }) => money(classLeviesCents) },
    { label: t('offers.iaLevy'), of: ({ iaLevyCents }) => money(iaLevyCents) },
    { label: t('offers.total'), of: ({ totalCents }) => printedMoney(totalCents), isBold: true },
    {
      label: t('offers.difference'),
      of: ({ totalCents }) => (totalCents === lowest ? t('offers.lowest') : printedMoney(totalCents - lowest)),
    },
    { label: t('offers.validUntil'), of: ({ validUntil }) => (validUntil ? writtenDay(validUntil, language) : '–') },
    { label: t('offers.excess'), of: ({ excess }) => excess || '–' },
    { label: t('offers.reference'), of: ({ insurerReference }) => insurerReference || '–' },
  ];
  return rows.filter(({ of }) => all.some((offer) => of(offer) !== '–'));
}

function sideBySide(rows: readonly Row[], shown: readonly OfferPrint[], language: Language): Content {
  return {
    margin: [0, 0, 0, 12],
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      widths: benefitWidths(shown.length),
      body: [
        ['', ...shown.map((offer) => insurerHead(offer, language))],
        ...rows.map(({ label, of, isBold = false }): TableCell[] => [
          { text: label, color: SOFT, bold: isBold },
          ...shown.map((offer): TableCell => ({ text: of(offer), bold: isBold })),
        ]),
      ],
    },
    layout: gridLayout('#ffffff', HARBOUR),
  };
}

/** What an insurer says at length stands across the page, over as many pages as it takes. */
function words(t: Printed, { insurer, conditions, remark }: OfferPrint, language: Language): Content[] {
  const parts = [
    [t('offers.conditions'), conditions],
    [t('offers.remark'), remark],
  ].filter(([, text]) => text !== '');
  if (parts.length === 0) return [];
  return [
    heading(inLanguage(insurer.name, language)),
    ...parts.map(
      ([label = '', text = '']): Content => ({
        text: [{ text: `${label}\n`, color: SOFT, fontSize: 8.5 }, text],
        margin: [0, 0, 0, 6],
      }),
    ),
  ];
}

/** Offers of insurers side by side, to give to a client in either language. */
export function offers(
  { caseNumber, business, insuredName, startsOn, endsOn, preparedOn, offers: all }: OffersPrint,
  language: Language,
): TDocumentDefinitions {
  const t = printed[language];
  const day = (date: string) => writtenDay(date, language);
  const rows = figureRows(t, all, language);
  const groups = Array.from({ length: Math.ceil(all.length / BESIDE) }, (_, at) =>
    all.slice(at * BESIDE, (at + 1) * BESIDE),
  );
  const period = startsOn && endsOn ? t('offers.from', { from: day(startsOn), until: day(endsOn) }) : '–';
  return sheet({
    language,
    title: t('title.offers'),
    subtitle: t('comparison.prepared', { date: day(preparedOn) }),
    reference: t('offers.request', { number: caseNumber }),
    content: [
      factList([
        [t('offers.insured'), insuredName],
        [t('offers.business'), inLanguage(business, language)],
        [t('offers.period'), period],
      ]),
      { text: '', margin: [0, 0, 0, 12] },
      ...groups.map((shown) => sideBySide(rows, shown, language)),
      ...all.flatMap((offer) => words(t, offer, language)),
      { text: t('offers.final'), style: 'soft', margin: [0, 10, 0, 0] },
      { text: t('hkd'), style: 'soft' },
    ],
  });
}
