import type { Box } from '@onegi/contract/fields/content';
import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { FileRow } from './describe-file.ts';
import { Shelf, type ShelfEntry, type ShelfSearch } from './shelf.ts';

export interface Shelves {
  /** One page of what a box shows on a day, as of now. */
  page(
    box: Box,
    search: ShelfSearch,
    today: string,
  ): Promise<{
    total: number;
    pages: number;
    size: number;
    current: number;
    rows: FileRow[];
  }>;
}

interface Held {
  readonly shelf: Shelf;
  revision: number;
  loading: Promise<void> | undefined;
}

/** Rows of one statement: the server goes on answering in between. */
const BATCH = 5_000;

const lower = (...texts: (string | null)[]) => texts.join(' ').toLowerCase();

type Loaded = Pick<
  FileRow,
  | 'id'
  | 'state'
  | 'shown_on'
  | 'shown_until'
  | 'title_en'
  | 'title_zh'
  | 'file_name'
  | 'file_type'
  | 'insurer_code'
  | 'line'
  | 'product_name_en'
  | 'product_name_zh'
>;

const entryOf = (row: Loaded): ShelfEntry => ({
  id: row.id,
  date: row.shown_on,
  until: row.shown_until,
  fileName: row.file_name,
  fileType: row.file_type,
  insurer: row.insurer_code,
  line: row.line,
  names: lower(row.file_name, row.title_en, row.title_zh),
  productNames: lower(row.product_name_en, row.product_name_zh),
});

/** What changed in a box since a revision, in one view of the database. */
async function changesSince(tx: Tx, box: Box, revision: number): Promise<Loaded[]> {
  const all: Loaded[] = [];
  for (let after = ''; ; ) {
    let batch = tx
      .selectFrom('content_files')
      .select(['id', 'state', 'shown_on', 'shown_until', 'title_en', 'title_zh', 'file_name', 'file_type'])
      .select(['insurer_code', 'line', 'product_name_en', 'product_name_zh'])
      .where('box', '=', box)
      .where('revision', '>', revision)
      .orderBy('id')
      .limit(BATCH);
    if (after) batch = batch.where('id', '>', after);
    const rows = await batch.execute();
    for (const row of rows) all.push(row);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return all;
    after = last.id;
  }
}

/**
 * Holds what the lists sort and look for in memory, and asks the database before each list whether anything has changed:
 * every process shows what was published a moment ago, and none counts a hundred thousand rows.
 */
export function openShelves(db: Db): Shelves {
  const boxes = new Map<Box, Held>();

  function heldOf(box: Box): Held {
    const held = boxes.get(box) ?? { shelf: new Shelf(), revision: 0, loading: undefined };
    boxes.set(box, held);
    return held;
  }

  const revisionOf = (from: Db | Tx, box: Box) =>
    from.selectFrom('content_boxes').select('revision').where('box', '=', box).executeTakeFirstOrThrow();

  async function load(box: Box, held: Held): Promise<void> {
    await inTransaction(
      db,
      async (tx) => {
        const { revision } = await revisionOf(tx, box);
        const rows = await changesSince(tx, box, held.revision);
        const put = rows.filter(({ state }) => state === 'published').map(entryOf);
        const takenAway = rows.filter(({ state }) => state !== 'published').map(({ id }) => id);
        held.shelf.change(put, takenAway);
        held.revision = revision;
      },
      'repeatable read',
    );
  }

  async function upToDate(box: Box): Promise<Shelf> {
    const held = heldOf(box);
    const { revision } = await revisionOf(db, box);
    while (held.revision < revision) {
      held.loading ??= load(box, held).finally(() => {
        held.loading = undefined;
      });
      await held.loading;
    }
    return held.shelf;
  }

  return {
    async page(box, search, today) {
      const shelf = await upToDate(box);
      const { ids, ...place } = shelf.page(search, today);
      if (ids.length === 0) return { ...place, rows: [] };
      const rows = await db.selectFrom('content_files').selectAll().where('id', 'in', ids).execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return { ...place, rows: ids.flatMap((id) => byId.get(id) ?? []) };
    },
  };
}
