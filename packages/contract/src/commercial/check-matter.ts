import { isCalendarDate } from '../fields/formats.ts';
import type { AddedType, MatterType } from '../fields/subject-matter.ts';
import type { Finding } from '../lines/search.ts';

/** What of a row decides what may stand in it. */
export interface MatterRule {
  readonly fieldType: MatterType;
  /** Characters of a text, digits before the point of a figure. */
  readonly maxLength: number;
  readonly listValues?: string | undefined;
}

/** What a day and a figure are long, whoever makes the row. */
export const fixedLengths: { readonly [T in AddedType]?: number } = { DATE: 10, NUMERIC: 15 };

/** Texts up to this are asked in one line. */
export const LONGEST_LINE = 100;

export const isFigure = (type: MatterType): boolean => type === 'NUMERIC' || type === 'CLAIMSN';

export const isOneLine = ({ fieldType, maxLength }: MatterRule): boolean =>
  fieldType !== 'LFV' && maxLength <= LONGEST_LINE;

/** The choices of a row that has a list. */
export const choicesOf = ({ listValues = '' }: Pick<MatterRule, 'listValues'>): string[] => [
  ...new Set(listValues.split(',').flatMap((choice) => choice.trim() || [])),
];

/** What a figure keeps of what is typed: digits and dots. */
export const typedFigure = (typed: string): string => typed.replaceAll(/[^\d.]/g, '');

/** 'dd-mm-yyyy' as yyyy-MM-dd; undefined for what is no day of the calendar. */
export function dayOfContent(content: string): string | undefined {
  const day = /^\d{2}-\d{2}-\d{4}$/.test(content) ? content.split('-').reverse().join('-') : '';
  return isCalendarDate(day) ? day : undefined;
}

const isWithin = (figure: string, digits: number) =>
  /^(\d+(\.\d{1,2})?)?$/.test(figure) && figure.replace(/\..*/, '').length <= digits;

/** Why a content cannot stand in a row; undefined when it can. Nothing need stand there. */
export function contentFailure(rule: MatterRule, content: string): Omit<Finding, 'field'> | undefined {
  const { fieldType, maxLength } = rule;
  if (content === '') return undefined;
  if (fieldType === 'CLAIMSH') return { message: 'subjectMatter.headingHolds' };
  if (fieldType === 'DATE') return dayOfContent(content) ? undefined : { message: 'subjectMatter.date' };
  if (fieldType === 'NUMERICLIST')
    return choicesOf(rule).includes(content) ? undefined : { message: 'validation.choice' };
  if (isFigure(fieldType))
    return isWithin(content, maxLength)
      ? undefined
      : { message: 'subjectMatter.figure', params: { digits: maxLength } };
  if (content.length > maxLength) return { message: 'validation.maxLength', params: { maximum: maxLength } };
  return isOneLine(rule) && /[\r\n]/.test(content) ? { message: 'validation.text' } : undefined;
}

/** A row as it is added; its length is missing, or fixed by its type. */
export interface AddedRow {
  readonly addedType: AddedType;
  readonly maxLength?: number | undefined;
  readonly content: string;
  readonly listValues?: string | undefined;
}

/** The rule of a row that is added; null without a length where one is needed. */
export function ruleOf({ addedType, maxLength, listValues }: AddedRow): MatterRule | null {
  const length = fixedLengths[addedType] ?? maxLength;
  return length === undefined ? null : { fieldType: addedType, maxLength: length, listValues };
}

/** What of a row that is added is not as it must be, beside each field alone. */
export function addedRowFailures(row: AddedRow): Finding[] {
  const rule = ruleOf(row);
  if (!rule) return [{ field: 'maxLength', message: 'subjectMatter.maxLengthRequired' }];
  const choices = choicesOf(row);
  const isList = row.addedType === 'NUMERICLIST';
  if (isList && choices.length === 0) return [{ field: 'listValues', message: 'subjectMatter.listRequired' }];
  if (isList && choices.some((choice) => !isWithin(choice, rule.maxLength)))
    return [{ field: 'listValues', message: 'subjectMatter.listFigures' }];
  const failure = contentFailure(rule, row.content);
  return failure ? [{ field: 'content', ...failure }] : [];
}
