import type { BoxFile, LibraryFile } from '@onegi/contract/calls/content/boxes';
import type { EditedFile } from '@onegi/contract/calls/content/editing';
import type { Selectable } from 'kysely';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import { allowedActions } from '../workflow/act.ts';
import type { Circumstances } from '../workflow/workflow.ts';
import { fileWorkflow, publishRefusalOf } from './publication.ts';
import type { ContentTables } from './tables.ts';

export type FileRow = Selectable<ContentTables['content_files']>;

/** A file as everybody sees it. */
export function describeFile(row: FileRow): BoxFile {
  return {
    id: row.id,
    date: row.shown_on,
    fileName: row.file_name,
    fileType: row.file_type,
    title: row.title_en,
    titleZh: row.title_zh,
    downloadUrl: `/api/boxes/${row.box}/download/${row.id}`,
  };
}

export function describeLibraryFile(
  row: FileRow,
  { insurerByCode }: CatalogueSnapshot,
): Omit<LibraryFile, 'favourite'> {
  const insurer = row.insurer_code === null ? undefined : insurerByCode.get(row.insurer_code);
  return {
    ...describeFile(row),
    insurer: row.insurer_code,
    insurerName: insurer?.name.en ?? row.insurer_code,
    insurerNameZh: insurer?.name.zhHant ?? row.insurer_code,
    line: row.line,
    productName: row.product_name_en,
    productNameZh: row.product_name_zh,
  };
}

/** A file as its editor sees it. */
export function describeEdited(row: FileRow, by: Circumstances): EditedFile {
  return {
    ...describeFile(row),
    title: row.titled ? row.title_en : null,
    titleZh: row.titled ? row.title_zh : null,
    box: row.box,
    state: row.state,
    until: row.shown_until,
    insurer: row.insurer_code,
    line: row.line,
    productName: row.product_name_en,
    productNameZh: row.product_name_zh,
    changedAt: row.changed_at.toISOString(),
    version: row.version,
    allowedActions: allowedActions(fileWorkflow, row, by),
    publishRefusal: publishRefusalOf(fileWorkflow, row, by),
  };
}
