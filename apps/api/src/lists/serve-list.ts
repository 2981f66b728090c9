import { type AskedOf, EXPORTED_ROWS, type List, type PageOf, type RowOf } from '@onegi/contract/list';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Api, Request } from '../http/fastify.ts';
import { serveCall } from '../http/serve-call.ts';
import { type Fitting, firstKeys, type Key, type Numbered, pageOf } from './page-of.ts';
import { sendWorkbook } from './send-workbook.ts';

type SortOf<L extends List> = keyof L['sorts'] & string;
type Ordered<TB extends keyof Database, S extends string> = Omit<Fitting<TB>, 'orderBy'> & {
  readonly sorts: { readonly [Name in S]: Fitting<TB>['orderBy'] };
};

/** A list's rows in the database: which fit, what they may be ordered by, and how those of a page are read. */
export type ListRows<L extends List, TB extends keyof Database> = (Ordered<TB, SortOf<L>> | Numbered) & {
  /** The rows of these keys, in their order. */
  readonly read: (keys: readonly Key[]) => Promise<RowOf<L>[]>;
};

/** What the place in the list and its order look like in every list. */
interface Asked<S extends string> {
  readonly current?: number;
  readonly size?: number;
  readonly sort?: S;
  readonly order?: 'asc' | 'desc' | 'ASC' | 'DESC';
  /** Of a workbook. */
  readonly language?: 'en' | 'zh-Hant';
}

/** What a list answers beside its rows and its place. */
type Beside<L extends List> = Omit<PageOf<L>, 'records' | 'total' | 'pages' | 'size' | 'current' | 'isMore'>;
type BesideOf<L extends List> = keyof Beside<L> extends never ? [] : [beside: () => Promise<Beside<L>>];

/**
 * Serves a declared list: its pages, and its workbook where it may be taken away, both through the same rows and the
 * same permission.
 */
export function serveList<const L extends List, TB extends keyof Database>(
  app: Api,
  deps: Deps,
  list: L,
  rowsOf: (asked: AskedOf<L>, request: Request) => ListRows<L, TB> | Promise<ListRows<L, TB>>,
  ...[beside]: BesideOf<L>
): void {
  const [firstSort = ''] = Object.keys(list.sorts);

  /** The rows in the order that was asked for, or in the list's own. */
  async function ordered(asked: AskedOf<L>, request: Request) {
    const { sort = firstSort, order } = asked as Asked<string>;
    const rows = await rowsOf(asked, request);
    const isDescending = (order ?? list.sorts[sort]?.order)?.toLowerCase() === 'desc';
    const source: Fitting<TB> | Numbered =
      'keysAt' in rows ? rows : { ...rows, orderBy: rows.sorts[sort as SortOf<L>] };
    return { source, isDescending, read: rows.read };
  }

  serveCall(app, list.page, async ({ body, request }) => {
    const asked = body as AskedOf<L>;
    const { source, isDescending, read } = await ordered(asked, request);
    const { current, size } = asked as Asked<string>;
    const { keys, ...place } = await pageOf(deps.db, source, { current, size, isDescending });
    // All that a list reads beside its rows can count on there being some.
    const records = keys.length > 0 ? await read(keys) : [];
    return { records, ...place, ...(await beside?.()) } as never;
  });

  if (!list.export) return;
  serveCall(app, list.export, async ({ body, request, reply }) => {
    const asked = body as AskedOf<L>;
    const { source, isDescending, read } = await ordered(asked, request);
    const keys = await firstKeys(deps.db, source, isDescending, EXPORTED_ROWS + 1);
    await deps.audit.exported(list.name, Math.min(keys.length, EXPORTED_ROWS));
    return sendWorkbook(reply, list, (asked as Asked<string>).language ?? 'en', keys, read);
  });
}
