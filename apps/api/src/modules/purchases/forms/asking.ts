import type { Question } from '@onegi/contract/questions';
import { forms as english } from '@onegi/messages/en/forms';
import type { MessageParams } from '../../../http/app-error.ts';
import { bothTexts } from '../../../lib/texts.ts';

type Forms = typeof english;
type Section = Exclude<keyof Forms, 'yes' | 'no' | 'thatIsRight' | 'notSo' | 'places'>;
type RowOf<S extends Section> = Exclude<keyof Forms[S] & string, 'headings'>;
type HeadingOf<S extends Section> = keyof Forms[S]['headings'] & string;

/** A question before it has its place in the form. */
export type Asked = Omit<Question, 'order'>;

interface RowRules<S extends Section>
  extends Partial<Omit<Question, 'heading' | 'headingZh' | 'label' | 'labelZh' | 'hint' | 'hintZh' | 'order'>> {
  readonly type: Question['type'];
  /** The heading before the row. */
  readonly heading?: HeadingOf<S>;
  /** For heading, label and hint. */
  readonly params?: MessageParams;
}

const usualSizes = { VARCHAR: 100, RADIO: 1, RADIO_NO_SHOW: 1, DATE: 10, INTEGER: 9 } as const;
const SHORT = 20;

/** Makes the questions of one section of the forms' texts: `ask('tenure', { type: 'SPINNER' })`. Required unless it says otherwise. */
export function asking<S extends Section>(section: S) {
  const textsOf = (key: string, params?: MessageParams) => bothTexts(`forms.${section}.${key}`, params);

  return (row: RowOf<S>, { heading, params, ...rules }: RowRules<S>): Asked => {
    const texts = english[section][row as keyof Forms[S]] as { hint?: string; options?: Record<string, string> };
    const label = textsOf(`${row}.label`, params);
    const hint = texts.hint === undefined ? undefined : textsOf(`${row}.hint`, params);
    const head = heading && textsOf(`headings.${heading}`, params);
    const options = Object.keys(texts.options ?? {}).map((value) => {
      const option = textsOf(`${row}.options.${value}`);
      return { value, label: option.en, labelZh: option.zhHant };
    });
    return {
      questionId: row,
      label: label.en,
      labelZh: label.zhHant,
      size: (usualSizes as Partial<Record<Question['type'], number>>)[rules.type] ?? SHORT,
      required: true,
      hidden: false,
      ...(hint ? { hint: hint.en, hintZh: hint.zhHant } : {}),
      ...(head ? { heading: head.en, headingZh: head.zhHant } : {}),
      ...(options.length > 0 ? { options } : {}),
      ...rules,
    };
  };
}

/** The same questions for each of several: `school` becomes school1, school2. */
export function repeated(count: number, rows: (number: number) => readonly Asked[]): Asked[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return numbers.flatMap((number) => rows(number).map((row) => ({ ...row, questionId: `${row.questionId}${number}` })));
}

/** The questions that are asked, in order; what is not asked is false or null. */
export function inOrder(...rows: readonly (Asked | false | null)[]): Question[] {
  return rows.filter((row): row is Asked => Boolean(row)).map((row, index) => ({ ...row, order: (index + 1) * 10 }));
}
