import * as z from 'zod';
import { field } from '../shape.ts';
import { caseFields } from './commercial.ts';
import * as f from './formats.ts';

/** Types that somebody may give a row of his own: one line, a day as dd-mm-yyyy, a figure, one of a list, several lines. */
export const addedTypes = ['VARCHAR', 'DATE', 'NUMERIC', 'NUMERICLIST', 'LFV'] as const;
export type AddedType = (typeof addedTypes)[number];

/** The same and what the house's rows have beside: the heading of the claims, and a claim's amount. */
export const matterTypes = [...addedTypes, 'CLAIMSH', 'CLAIMSN'] as const;
export type MatterType = (typeof matterTypes)[number];

/** The longest text of a row, and the most rows of one case or policy. */
export const LONGEST_CONTENT = 2_000;
export const MOST_MATTER_ROWS = 100;

const description = z
  .string('subjectMatter.descriptionRequired')
  .trim()
  .min(1, 'subjectMatter.descriptionRequired')
  .max(100, 'validation.maxLength')
  .refine((text) => !/\p{Cc}/u.test(text), 'validation.text')
  .refine(f.isPrintable, 'validation.printable');

const maxLength = z
  .int('validation.integer')
  .min(1, 'subjectMatter.maxLengthRange')
  .max(LONGEST_CONTENT, 'subjectMatter.maxLengthRange');

/** Fields of the rows that say what a policy insures. Names stand on the schedule, so that they are printable. */
export const matterFields = {
  /** The case or the policy. */
  transactionNumber: field('tdc4txno', caseFields.caseNumber.schema),
  /** Of a row among those of its case or policy; no other row is ever given it. */
  rowNumber: field(
    'tdc4sortseq',
    z.int('validation.integer').min(1, 'validation.integer').max(10_000, 'validation.integer'),
  ),
  /** The same in an address. */
  rowSought: field(
    'tdc4sortseq',
    z.codec(z.string('validation.integer').regex(/^[1-9]\d{0,4}$/, 'validation.integer'), z.int(), {
      decode: Number,
      encode: String,
    }),
  ),
  rowTemplate: field('tdc4templateid', z.string()),
  fieldName: field('tdc4fieldname', description),
  fieldNameZh: field('tdc4fieldname9', z.string()),
  fieldType: field('tdc4fieldtype', f.oneOf(matterTypes)),
  addedType: field('tdc4fieldtype', f.oneOf(addedTypes)),
  content: field('tdc4content', f.paragraphs(LONGEST_CONTENT).refine(f.isPrintable, 'validation.printable')),
  maxLength: field('tdc4size', maxLength),
  /** Stands on the schedule. */
  printed: field('tdc4p1', f.yesNo),
  /** May be changed by an endorsement. */
  endorsable: field('tdc4p2', f.yesNo),
  /** The choices of a NUMERICLIST, with commas between them. */
  listValues: field('tdc4listvalue', f.looseText(500)),
  matterVersion: field('version', z.int('validation.integer').min(0, 'validation.integer')),
  mayChange: field('isEdit', f.flag),
} as const;
