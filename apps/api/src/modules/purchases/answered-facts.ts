import type { Question } from '@onegi/contract/questions';
import { writtenDay } from '@onegi/contract/written-dates';
import type { Bilingual } from '../../lib/bilingual.ts';
import { bothTexts } from '../../lib/texts.ts';
import type { AnsweredSection } from '../../ports/policy-facts.ts';
import type { ApplicationForm } from './application-form.ts';

const grouped = new Intl.NumberFormat('en-HK');
const same = (text: string): Bilingual => ({ en: text, zhHant: text });

/** Formats that are written in capitals, however they were typed. */
const capitals = new Set<Question['format']>(['hkid', 'passport', 'registrationMark', 'chassis']);

/** An answer in the words of the form. */
function answerText({ type, format, options = [] }: Question, answer: string): Bilingual {
  switch (type) {
    case 'RADIO_NO_SHOW':
      return bothTexts(answer === 'Y' ? 'forms.thatIsRight' : 'forms.notSo');
    case 'RADIO':
      return bothTexts(answer === 'Y' ? 'forms.yes' : 'forms.no');
    case 'SPINNER':
    case 'SPINNER_1':
    case 'SPINNER_2': {
      const option = options.find(({ value }) => value === answer);
      return option ? { en: option.label, zhHant: option.labelZh } : same(answer);
    }
    case 'DATE':
      return { en: writtenDay(answer, 'en'), zhHant: writtenDay(answer, 'zh-Hant') };
    case 'NUMERIC':
    case 'NUMERIC_GT_0':
    case 'INTEGER':
      return same(grouped.format(Number(answer)));
    case 'VARCHAR':
      return same(format && capitals.has(format) ? answer.toUpperCase() : answer);
  }
}

/** The answers with the questions they were given to, under their headings: kept as sold. */
export function answeredSections({ questions, answers }: ApplicationForm): AnsweredSection[] {
  const sections: { heading: Bilingual | null; rows: AnsweredSection['rows'][number][] }[] = [];
  for (const asked of questions) {
    const { questionId, heading, headingZh, label, labelZh, format } = asked;
    if (heading !== undefined || sections.length === 0) {
      sections.push({
        heading: heading === undefined ? null : { en: heading, zhHant: headingZh ?? heading },
        rows: [],
      });
    }
    const answer = answers[questionId];
    if (answer === undefined) continue;
    sections.at(-1)?.rows.push({
      label: { en: label, zhHant: labelZh },
      value: answerText(asked, answer),
      ...(format === 'hkid' || format === 'passport' ? { identity: format } : {}),
    });
  }
  return sections.filter(({ rows }) => rows.length > 0);
}
