import { isCalendarDate } from '@onegi/contract/fields/formats';
import { type Answers, optionsOf, type Question, questionsAnswered } from '@onegi/contract/questions';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { questionName } from './question-name.ts';
import { shownAnswer } from './typed-answer.ts';

interface AnswerText {
  readonly questionId: string;
  readonly label: string;
  readonly text: string;
}

/** What was answered, in words; rows that are hidden or empty are left out. */
export function useAnswerTexts(questions: readonly Question[], answers: Answers): AnswerText[] {
  const t = useTranslations();
  const locale = useLocale();
  const pick = useInLanguage();

  function textOf(asked: Question, value: string): string {
    if (asked.type === 'DATE' && isCalendarDate(value)) return longDate(value, locale);
    const options = optionsOf(questions, answers, asked);
    const option = options.find((each) => each.value === value);
    if (option) return pick(option.label, option.labelZh);
    if (options.length === 0 && asked.type === 'RADIO_NO_SHOW') {
      return t(value === 'Y' ? 'questionForm.thatIsRight' : 'questionForm.notSo');
    }
    if (options.length === 0 && asked.type === 'RADIO') {
      return t(value === 'Y' ? 'common.form.yes' : 'common.form.no');
    }
    return shownAnswer(asked, value);
  }

  return questionsAnswered(questions, answers).map((asked) => ({
    questionId: asked.questionId,
    label: questionName(questions, asked, pick),
    text: textOf(asked, answers[asked.questionId] ?? ''),
  }));
}
