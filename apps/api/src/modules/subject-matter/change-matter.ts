import { contentFailure, fixedLengths } from '@onegi/contract/commercial/check-matter';
import { type AddedType, MOST_MATTER_ROWS } from '@onegi/contract/fields/subject-matter';
import { AppError, type FieldFailure } from '../../http/app-error.ts';
import type { Matter } from './stored-matter.ts';
import type { KeptRow } from './tables.ts';

export interface WrittenContent {
  readonly rowNumber: number;
  readonly content: string;
}

/** A row as it is added. */
export interface AddedRow {
  readonly fieldName: string;
  readonly addedType: AddedType;
  readonly content: string;
  readonly maxLength?: number | undefined;
  readonly printed?: boolean | undefined;
  readonly endorsable?: boolean | undefined;
  readonly listValues?: string | undefined;
}

/**
 * Rows with other contents; those that are not named stay as they are.
 * @throws AppError subjectMatter.stale, subjectMatter.rowNotFound, request.invalid naming rows by their place in what was sent
 */
export function withContents(matter: Matter, versionSeen: number, contents: readonly WrittenContent[]): Matter {
  if (matter.version !== versionSeen) throw new AppError('subjectMatter.stale');
  const fields = contents.flatMap(({ rowNumber, content }, at): FieldFailure[] => {
    const row = matter.rows.find(({ number }) => number === rowNumber);
    if (!row) throw new AppError('subjectMatter.rowNotFound');
    const failure = contentFailure({ ...row, fieldType: row.type }, content);
    return failure ? [{ field: `contents.${at}.content`, ...failure }] : [];
  });
  if (fields.length > 0) throw new AppError('request.invalid', {}, { fields });
  const given = new Map(contents.map(({ rowNumber, content }) => [rowNumber, content]));
  return { ...matter, rows: matter.rows.map((row) => ({ ...row, content: given.get(row.number) ?? row.content })) };
}

/** @throws AppError subjectMatter.tooMany */
export function withRow(matter: Matter, { fieldName, addedType, content, ...row }: AddedRow): Matter {
  const { maxLength = 0, printed = false, endorsable = false, listValues } = row;
  if (matter.rows.length >= MOST_MATTER_ROWS)
    throw new AppError('subjectMatter.tooMany', { maximum: MOST_MATTER_ROWS });
  const lastNumber = matter.lastNumber + 1;
  const added: KeptRow = {
    number: lastNumber,
    name: fieldName,
    nameZh: fieldName,
    type: addedType,
    maxLength: fixedLengths[addedType] ?? maxLength,
    content,
    printed,
    endorsable,
    ...(addedType === 'NUMERICLIST' && listValues ? { listValues } : {}),
  };
  return { ...matter, rows: [...matter.rows, added], lastNumber };
}

/** @throws AppError subjectMatter.rowNotFound */
export function withoutRow(matter: Matter, rowNumber: number): Matter {
  const rows = matter.rows.filter(({ number }) => number !== rowNumber);
  if (rows.length === matter.rows.length) throw new AppError('subjectMatter.rowNotFound');
  return { ...matter, rows };
}
