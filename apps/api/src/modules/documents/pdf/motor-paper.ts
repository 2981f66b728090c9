import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import type { Language } from '../../../lib/texts.ts';
import type { MotorPaperPart, MotorPaperPrint, MotorPremiumPrint } from '../../../ports/pdfs.ts';
import { excessPart, momentIn, numberPanel, signatures, usePart } from './motor-parts.ts';
import { type Printed, printed } from './printed-texts.ts';
import { HARBOUR, heading, sheet } from './sheet.ts';
import { broken, factList, grid, sumTable } from './tables.ts';

const LABEL_WIDTH = 190;

/** Facts or rows under their heading. */
function partIn(part: MotorPaperPart, language: Language, colour: string): Content[] {
  const title = inLanguage(part.heading, language);
  if ('rows' in part) {
    const rows = part.rows.map(
      ({ label, value }) => [inLanguage(label, language), inLanguage(value, language)] as const,
    );
    return [{ unbreakable: true, stack: [{ text: title, style: 'h2' }, factList(rows, LABEL_WIDTH)] }];
  }
  return [
    heading(title),
    grid({
      head: part.head.map((each) => inLanguage(each, language)),
      widths: part.widths.map((width) => width || '*'),
      rows: part.cells.map((cells) =>
        cells.map((cell) => ({ ...broken(inLanguage(cell, language), 14), fontSize: 8.5 })),
      ),
      colour,
    }),
  ];
}

/** Every line of the premium. */
function premiumPart(t: Printed, { lines, totalCents }: MotorPremiumPrint, language: Language): Content {
  const rows = lines.map(({ label, cents, isSum }) => [inLanguage(label, language), cents, isSum] as const);
  return {
    unbreakable: true,
    stack: [{ text: t('motor.premium'), style: 'h2' }, sumTable(rows, [t('motor.total'), totalCents])],
  };
}

/** What is signed on a proposal. */
function declaration(t: Printed): Content[] {
  return [
    heading(t('motor.declaration')),
    { text: t('motor.declarationText') },
    {
      unbreakable: true,
      stack: [
        { text: t('motor.pics'), bold: true, margin: [0, 8, 0, 2] },
        { text: t('motor.picsText') },
        signatures([t('motor.signedBy'), t('motor.signedOn'), t('motor.intermediary')]),
      ],
    },
  ];
}

function bodyOf(paper: MotorPaperPrint, language: Language, colour: string): Content[] {
  const t = printed[language];
  const parts = paper.parts.flatMap((part) => partIn(part, language, colour));
  switch (paper.paper) {
    case 'proposal':
      return [...parts, ...declaration(t)];
    case 'quotation':
      return [
        ...parts,
        ...(paper.premium ? [premiumPart(t, paper.premium, language)] : []),
        ...(paper.levyText
          ? [
              {
                text: inLanguage(paper.levyText, language),
                style: 'soft',
                margin: [0, 5, 0, 0] as [number, number, number, number],
              },
            ]
          : []),
        {
          unbreakable: true,
          stack: [
            ...excessPart(paper.excesses, language, colour),
            { text: t('motor.reference'), margin: [0, 10, 0, 0] },
            { text: t('motor.contact', { hotline: paper.hotline }), style: 'soft', margin: [0, 4, 0, 0] },
          ],
        },
      ];
    case 'coverNote':
      return [
        ...parts,
        ...(paper.cover ? usePart(t, paper.cover.drivers, paper.cover.use) : []),
        ...excessPart(paper.excesses, language, colour),
        {
          unbreakable: true,
          stack: [
            { text: t('motor.statement'), bold: true, margin: [0, 16, 0, 0] },
            { text: t('motor.coverNoteTerms'), margin: [0, 4, 0, 0] },
            signatures([t('motor.authorised'), t('motor.issueDate')]),
          ],
        },
      ];
  }
}

/** What stands beside the number: by when it is good, from when until when it gives cover. */
function besideNumber(t: Printed, paper: MotorPaperPrint, language: Language): (readonly [string, string])[] {
  const { cover, validUntil } = paper;
  return [
    ...(cover
      ? ([
          [t('motor.from'), momentIn(cover.from, language)],
          [t('motor.until'), momentIn(cover.until, language)],
          [t('motor.paid'), t(cover.isPaid ? 'motor.isPaid' : 'motor.isUnpaid')],
        ] as const)
      : []),
    ...(validUntil ? ([[t('motor.validUntil'), momentIn(validUntil, language)]] as const) : []),
    [t('motor.printedAt'), momentIn(paper.printedAt, language)],
  ];
}

/** A proposal, a quotation or a cover note of a motor case. */
export function motorPaper(paper: MotorPaperPrint, language: Language): TDocumentDefinitions {
  const t = printed[language];
  const { insurer, edition } = paper;
  const colour = insurer?.colour ?? HARBOUR;
  const definition = sheet({
    language,
    ...(insurer ? { insurer } : {}),
    title: t(`motor.titles.${paper.paper}`),
    subtitle: t('motor.private'),
    reference: t('motor.edition', { number: paper.number, edition: String(edition) }),
    content: [
      numberPanel(
        { number: paper.number, checkUrl: paper.checkUrl, label: t(`motor.numbers.${paper.paper}`) },
        besideNumber(t, paper, language),
        language,
      ),
      ...bodyOf(paper, language, colour),
    ],
  });
  // In both languages, whoever reads it; faint enough to read what it lies over.
  const words = `${printed.en('motor.watermark')} ${printed['zh-Hant']('motor.watermark')}`;
  const watermark = { text: words, color: '#8a0f0f', opacity: 0.09, bold: true, angle: -52 };
  return paper.paper === 'proposal' ? { ...definition, watermark } : definition;
}
