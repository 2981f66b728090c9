import type { Content, Margins } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import { maskedHkid, maskedPassport } from '../../../lib/masked-identity.ts';
import type { Language } from '../../../lib/texts.ts';
import type { AnsweredSection } from '../../../ports/policy-facts.ts';
import { heading } from './sheet.ts';
import { factList } from './tables.ts';

const masked = { hkid: maskedHkid, passport: maskedPassport } as const;

/** Questions are sentences: they take more room than labels. */
const QUESTION_WIDTH = 300;

/** What was asked and answered, under its headings. */
export function answeredParts(answers: readonly AnsweredSection[], language: Language, title: string): Content[] {
  if (answers.length === 0) return [];
  const groups = answers.flatMap(({ heading: name, rows }): Content[] => [
    ...(name
      ? [{ text: inLanguage(name, language), bold: true, headlineLevel: 2, margin: [0, 2, 0, 2] as Margins }]
      : []),
    {
      margin: [0, 0, 0, 6],
      stack: [
        factList(
          rows.map(
            ({ label, value, identity }) =>
              [
                inLanguage(label, language),
                identity ? masked[identity](value.en) : inLanguage(value, language),
              ] as const,
          ),
          QUESTION_WIDTH,
        ),
      ],
    },
  ]);
  return [heading(title), ...groups];
}
