import type { libraryList } from '@onegi/contract/calls/content/boxes';
import type { editedFileList } from '@onegi/contract/calls/content/editing';
import type { Box } from '@onegi/contract/fields/content';
import type { AskedOf } from '@onegi/contract/list';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { rowsOfIds } from '../../lists/by-keys.ts';
import { containsText } from '../../lists/contains-text.ts';
import type { Key } from '../../lists/page-of.ts';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import { describeLibraryFile, type FileRow } from './describe-file.ts';
import { favouritesAmong } from './favourites.ts';
import { lastsUntil, shownOn } from './shown-files.ts';

/** The files of these ids, in their order. */
async function readFiles<Row>(db: Db, ids: readonly Key[], describe: (row: FileRow) => Row): Promise<Row[]> {
  const rows = await db.selectFrom('content_files').selectAll().$call(rowsOfIds('id', ids));
  return rows.map(describe);
}

/** The files that a box shows on a day; the library's filters are those of every box and more. */
export function filesOfBox<Row>(
  db: Db,
  box: Box,
  asked: AskedOf<typeof libraryList>,
  { today, describe }: { today: string; describe: (row: FileRow) => Row },
) {
  const { date, shownFrom, shownTo, fileNamePart, typeWanted, insurer, line, productNamePart } = asked;
  let fitting = shownOn(db, box, today);
  if (shownFrom) fitting = fitting.where('shown_on', '>=', shownFrom);
  if (shownTo) fitting = fitting.where('shown_on', '<=', shownTo);
  if (date) fitting = fitting.where('shown_on', '=', date);
  if (typeWanted && typeWanted !== 'All') fitting = fitting.where('file_type', '=', typeWanted);
  if (insurer) fitting = fitting.where('insurer_code', '=', insurer);
  if (line) fitting = fitting.where('line', '=', line);
  if (fileNamePart) fitting = fitting.where(containsText('search_text', fileNamePart));
  if (productNamePart) fitting = fitting.where(containsText('product_search_text', productNamePart));
  return {
    fitting,
    key: 'id',
    sorts: { date: 'shown_on', fileName: sql`file_name collate "C"` },
    read: (ids: readonly Key[]) => readFiles(db, ids, describe),
  };
}

/** The library as somebody reads it: with their favourites, or those alone. */
export function filesOfLibrary(
  db: Db,
  asked: AskedOf<typeof libraryList>,
  { today, userId, snapshot }: { today: string; userId: string; snapshot: CatalogueSnapshot },
) {
  const describe = (row: FileRow) => row;
  const { fitting, ...rest } = filesOfBox(db, 'prodlib', asked, { today, describe });
  const kept = db.selectFrom('content_favourites').select('file_id').where('user_id', '=', userId);
  return {
    ...rest,
    fitting: asked.favourites ? fitting.where('id', 'in', kept) : fitting,
    read: async (ids: readonly Key[]) => {
      const [rows, favourites] = await Promise.all([rest.read(ids), favouritesAmong(db, userId, ids as string[])]);
      return rows.map((row) => ({ ...describeLibraryFile(row, snapshot), favourite: favourites.has(row.id) }));
    },
  };
}

/** What waits for a second person: a draft, or what was corrected since it was withdrawn. What was only withdrawn waits for nobody. */
export const awaitsSecondPerson = sql<boolean>`(state = 'draft' or state = 'withdrawn' and changed_at > state_changed_at)`;

/** Files of a box that somebody may publish: what others wrote or corrected, with all that publishing asks for (publication.ts). */
export function filesToApprove(db: Db, box: Box, { userId, today }: { userId: string | null; today: string }) {
  const drafts = db
    .selectFrom('content_files')
    .where('box', '=', box)
    .where(awaitsSecondPerson)
    .where('titled', '=', true)
    .where(lastsUntil(today))
    .where('changed_by', 'is distinct from', userId);
  if (box !== 'prodlib') return drafts;
  const named = ['insurer_code', 'line', 'product_name_en', 'product_name_zh'] as const;
  return named.reduce((of, column) => of.where(column, 'is not', null), drafts);
}

/** The files of a box in every state. */
export function editedFilesOf<Row>(
  db: Db,
  { box, state, approval, fileNamePart }: AskedOf<typeof editedFileList>,
  who: { userId: string | null; today: string },
  describe: (row: FileRow) => Row,
) {
  let fitting = approval ? filesToApprove(db, box, who) : db.selectFrom('content_files').where('box', '=', box);
  if (state) fitting = fitting.where('state', '=', state);
  if (fileNamePart) fitting = fitting.where(containsText('search_text', fileNamePart));
  return {
    fitting,
    key: 'id',
    sorts: { changedAt: 'changed_at' },
    read: (ids: readonly Key[]) => readFiles(db, ids, describe),
  };
}
