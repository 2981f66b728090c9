import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

export const questionTypes = [
  'VARCHAR',
  'RADIO',
  'RADIO_NO_SHOW',
  'DATE',
  'NUMERIC',
  'NUMERIC_GT_0',
  'INTEGER',
  'SPINNER',
  'SPINNER_1',
  'SPINNER_2',
] as const;

/** Formats of a VARCHAR that is more than text. */
export const answerFormats = [
  'text',
  'englishName',
  'hkid',
  'phone',
  'email',
  'passport',
  'registrationMark',
  'chassis',
  'businessRegistration',
  'pastDate',
] as const;

const shown = z.string();

/** Fields of a form that is made from data: one row per question. */
export const formFields = {
  questionId: field('wfFieldId', f.text(40)),
  label: field('wfFieldName', shown),
  labelZh: field('wfFieldName9', shown),
  type: field('wfFieldType', z.enum(questionTypes)),
  size: field('wfSize', z.int()),
  order: field('wfSortSeq', z.int()),
  /** Heading before the row, in both languages. */
  heading: field('wfFieldSubStart', shown),
  headingZh: field('wfFieldSubStart9', shown),
  /** What stands after the row. */
  ending: field('wfFieldSubEnd', shown),
  endingZh: field('wfFieldSubEnd9', shown),
  hint: field('hint', shown),
  hintZh: field('hint9', shown),
  required: field('isRequired', f.flag),
  /** Hidden at first: shown by the answer of another row. */
  hidden: field('isHidden', f.flag),
  editable: field('isEdit', f.flag),
  /** The row that an answer here shows, hides or loads. */
  associated: field('wfAssFieldId', shown),
  format: field('format', z.enum(answerFormats)),
  /** The one answer that can be bought online; any other needs an officer. */
  accepted: field('accepted', shown),
  smallest: field('min', z.number()),
  largest: field('max', z.number()),
  earliest: field('earliest', f.date),
  latest: field('latest', f.date),
  /** The date that this one must come after, by its row. */
  laterThan: field('laterThan', shown),
  initial: field('wfValue', shown),
  initialZh: field('wfValue9', shown),
  /** What a question or a document depends on. */
  dependsOn: field('wfFieldId', z.string()),
  dependsOnAnswers: field('values', z.array(z.string())),
  dependsOnSum: field('sumOf', z.array(z.string())),
  dependsOnMore: field('over', z.number()),
  options: field('menuList', z.array(z.unknown())),
  optionValue: field('value', shown),
  optionLabel: field('label', shown),
  optionLabelZh: field('label9', shown),
  /** Of a dependent list: the answer of the other row that this option belongs to. */
  optionParent: field('parent', shown),
  answers: field('answers', z.record(z.string().max(40), z.string().max(2_000, 'validation.maxLength'))),
} as const;
