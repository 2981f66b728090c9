import { titles } from './fields/purchases.ts';
import type { Question } from './questions.ts';

/**
 * A field of a person as it is asked. Its rule is that of the field of the same name in the shape; its words are the
 * texts `apply.fields.<name>` (`label`, `hint` or one of `hints`, `options`).
 */
export interface PersonQuestion<Name extends string = string>
  extends Partial<Pick<Question, 'format' | 'heading' | 'required'>> {
  readonly questionId: Name;
  readonly type: 'VARCHAR' | 'RADIO' | 'SPINNER' | 'DATE';
  /** Characters that may be typed: a card's brackets and spaces are dropped later. */
  readonly size: number;
  readonly options?: readonly string[];
  /** Which of the field's `hints` is shown in the place of its `hint`. */
  readonly hint?: string;
}

const name = { type: 'VARCHAR', format: 'englishName', size: 60 } as const;
const pastDay = { type: 'DATE', format: 'pastDate', size: 20 } as const;
const hkid = { type: 'VARCHAR', format: 'hkid', size: 20 } as const;

/** What the applicant is asked, in the order of the page; the heading of a part stands before its first row. */
export const applicantQuestions = [
  { questionId: 'title', type: 'RADIO', size: 10, options: titles, heading: 'applicant' },
  { questionId: 'surname', ...name },
  { questionId: 'firstName', ...name },
  { questionId: 'bornOn', ...pastDay },
  { questionId: 'hkid', ...hkid },
  { questionId: 'flat', type: 'VARCHAR', size: 30, heading: 'address' },
  { questionId: 'floor', type: 'VARCHAR', size: 30 },
  { questionId: 'building', type: 'VARCHAR', size: 120 },
  { questionId: 'street', type: 'VARCHAR', size: 120 },
  { questionId: 'district', type: 'SPINNER', size: 10 },
  { questionId: 'phone', type: 'VARCHAR', format: 'phone', size: 30, heading: 'contact' },
  { questionId: 'email', type: 'VARCHAR', format: 'email', size: 120 },
  { questionId: 'referrerCode', type: 'VARCHAR', size: 30 },
] as const satisfies readonly PersonQuestion[];

/** What a person may be asked; which of it is, the place says. */
export const personQuestions = [
  { questionId: 'surname', ...name },
  { questionId: 'firstName', ...name },
  { questionId: 'bornOn', ...pastDay },
  { questionId: 'hkid', ...hkid },
  { questionId: 'passport', type: 'VARCHAR', format: 'passport', size: 20 },
  { questionId: 'relationship', type: 'SPINNER', size: 2 },
  { questionId: 'licensedOn', ...pastDay },
] as const satisfies readonly PersonQuestion[];

export type PersonField = (typeof personQuestions)[number]['questionId'];
