import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import { occupationCodes } from '@onegi/contract/commercial/occupations';
import { addDays } from '@onegi/contract/lines/dates';
import { given, optionsOf, type Question, questionsAsked } from '@onegi/contract/questions';
import { asksEmployees } from '@onegi/contract/templates';
import type { Language } from '../../src/lib/texts.ts';

/** Whose form it is, and for when. */
export interface Filling {
  readonly index: number;
  readonly language: Language;
  readonly startsOn: string;
  readonly name: string;
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const places = [
  ['Unit 5, 12/F, Demo Industrial Building, Kwun Tong', '觀塘示範工業大廈 12 樓 5 室'],
  ['Shop 3, G/F, 18 Demo Road, Mong Kok', '旺角示範道 18 號地下 3 號舖'],
  ['21/F, Demo Tower, 8 Sample Street, Wan Chai', '灣仔樣本街 8 號示範大廈 21 樓'],
] as const;
const words = [
  ['Trading and wholesale of sample goods', '示範貨品的貿易及批發'],
  ['Fitting-out works for offices and shops', '寫字樓及商舖裝修工程'],
  ['As shown in the proposal form', '詳見投保書'],
] as const;

/** Rows whose answer is a place; of the others a text says what is done there. */
const ofPlaces = new Set(['BP03', 'EC04', 'CP02', 'PR02', 'PL08', 'OL05']);
/** Rows of a few words that are neither. */
const ownWords: Readonly<Record<string, string>> = {
  MC05: 'Shenzhen',
  MC06: 'Hamburg',
  PR05: 'Concrete',
  OM10: 'DEMO ONE, 17-05-1985',
};
const formats: Readonly<Record<string, (index: number) => string>> = {
  businessRegistration: (index) => String(12_345_600 + index),
  phone: (index) => `2000${String(2_000 + index)}`,
  email: (index) => `demo${String(index + 1).padStart(2, '0')}@example.com`,
  registrationMark: (index) => `DM${String(1 + (index % 99))}`,
  pastDate: (index) => `${10 + (index % 19)}-05-${1970 + (index % 25)}`,
};

function wordsFor({ questionId, size, format = 'text' }: Question, { index, language, name }: Filling): string {
  const formatted = formats[format]?.(index);
  if (formatted !== undefined) return formatted;
  if (/NAME|OP03|COMPANY/.test(questionId)) return name;
  const own = ownWords[questionId];
  if (own !== undefined) return own;
  const [en, zh] = at<readonly [string, string]>(ofPlaces.has(questionId) ? places : words, index);
  return (language === 'en' ? en : zh).slice(0, size);
}

function numberFor({ questionId, smallest = 0, largest, size }: Question, index: number): string {
  // A year since which something stands or works.
  if (smallest > 1_700) return String(2_000 + (index % 20));
  const most = largest ?? 10 ** Math.min(size, 6) - 1;
  return String(Math.max(smallest, Math.min(most, questionId === 'BP05' ? 600 + index * 20 : 5 + (index % 15))));
}

function answerFor(form: TemplateForm, answers: Record<string, string>, asked: Question, filling: Filling): string {
  const { index, startsOn } = filling;
  switch (asked.type) {
    case 'RADIO_NO_SHOW':
      // One in eleven statements is not so, and is explained.
      return (index + asked.order) % 11 === 0 ? 'N' : 'Y';
    case 'RADIO':
      return 'N';
    case 'INTEGER':
      return numberFor(asked, index);
    case 'NUMERIC':
    case 'NUMERIC_GT_0':
      return String(((index % 9) + 1) * 80_000);
    case 'DATE':
      return addDays(startsOn, asked.laterThan ? 180 : 0);
    case 'VARCHAR':
      return wordsFor(asked, filling);
    default:
      return at(optionsOf(form.questions, answers, asked), index)?.value ?? '';
  }
}

/** Every row that must be answered, as somebody would; what begins answered stays as it begins. */
export function filledAnswers(form: TemplateForm, filling: Filling): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const { questionId, initial, editable } of form.questions)
    if (initial && editable !== false) answers[questionId] = initial;
  // An answer may ask for another row.
  for (const _ of form.questions) {
    const open = questionsAsked(form.questions, answers).find(
      ({ required, questionId }) => required && given(answers, questionId) === '',
    );
    if (!open) break;
    answers[open.questionId] = answerFor(form, answers, open, filling);
  }
  const asked = new Set(questionsAsked(form.questions, answers).map(({ questionId }) => questionId));
  return Object.fromEntries(Object.entries(answers).filter(([questionId]) => asked.has(questionId)));
}

/** Employees of a few occupations, where the form asks for them. */
export function filledEmployees(form: TemplateForm, answers: Record<string, string>, { index }: Filling) {
  if (!asksEmployees(form, answers)) return [];
  return Array.from({ length: 2 + (index % 3) }, (_, row) => ({
    employeeOccupation: at(occupationCodes, index * 3 + row * 7),
    employeeCount: String(1 + ((index + row) % 12)),
    annualPayroll: `${(1 + ((index + row) % 12)) * 216_000}.00`,
  }));
}
