import type { MatterRow } from '@onegi/contract/calls/requests/commercial/matter-shapes';
import { hasSubjectMatter } from '@onegi/contract/fields/commercial';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { type Matter, readMatter } from '../../subject-matter/stored-matter.ts';
import type { MatterOwner } from '../../subject-matter/tables.ts';
import type { RequestRow } from '../tables.ts';

/** The case as an owner of rows that say what is insured. */
export const matterOwner = ({ id }: Pick<RequestRow, 'id'>): MatterOwner => ({ kind: 'case', id });

export const describeMatterRows = (row: RequestRow, { rows }: Matter): MatterRow[] =>
  rows.map(({ number, name, nameZh, type, maxLength, content, printed, endorsable, listValues }) => ({
    transactionNumber: row.request_number,
    rowNumber: number,
    rowTemplate: row.template,
    fieldName: name,
    fieldNameZh: nameZh,
    fieldType: type,
    content,
    maxLength,
    printed,
    endorsable,
    ...(listValues === undefined ? {} : { listValues }),
  }));

/** What a case insures, for whoever may read the case; undefined for a form that has no such rows. */
export async function describeMatter(
  deps: Pick<Deps, 'seal'>,
  db: Db,
  row: RequestRow,
): Promise<MatterRow[] | undefined> {
  if (!hasSubjectMatter(row.template)) return undefined;
  return describeMatterRows(row, await readMatter(deps, db, matterOwner(row)));
}
