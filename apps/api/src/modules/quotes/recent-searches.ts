import { createHash } from 'node:crypto';
import type { RecentSearch } from '@onegi/contract/calls/quotes/recent-searches';
import type { LineCode } from '@onegi/contract/lines';
import { ExpressionWrapper, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { browserHash } from '../../http/browser-name.ts';
import type { Actor } from '../../ports/actor.ts';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import type { KeptSearch } from './quote.ts';
import { lineName, searchedStart, searchText, searchUrl } from './quoted-search.ts';

const KEPT = 8;
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Under whose name the searches of somebody signed in are kept: the account's, in whatever browser, so that the next to
 * sign in there does not see them. No browser's random name has a space.
 */
export const accountSearcher = ({ userId }: Pick<Actor, 'userId'>): string | undefined =>
  userId === null ? undefined : `account ${userId}`;

/** One search to remember, with its cheapest plan. */
export interface Searched {
  /** Whose it is: an account, or the random cookie of the browser. */
  readonly searcher: string;
  readonly line: LineCode;
  readonly search: KeptSearch;
  readonly planCode: string;
  readonly totalCents: number | null;
  readonly at: Date;
}

/** Writes searches down, newest last; an account and a browser keep their last 8. Searching the same again only moves it to the top. */
export async function rememberSearches(db: Db, searches: readonly Searched[]): Promise<void> {
  if (searches.length === 0) return;
  const rows = new Map(
    searches.map(rowOf).map((row) => [`${row.browser_hash.toString('hex')} ${row.search_key}`, row]),
  );
  const upsert = db
    .insertInto('recent_searches')
    .values([...rows.values()])
    .onConflict((oc) =>
      oc.columns(['browser_hash', 'search_key']).doUpdateSet((eb) => ({
        plan_code: eb.ref('excluded.plan_code'),
        total_cents: eb.ref('excluded.total_cents'),
        searched_at: eb.ref('excluded.searched_at'),
      })),
    )
    .returning(['browser_hash', 'search_key']);
  // One statement sees the rows as they were before it: those that are written count before the others.
  await sql`
    with written as (${new ExpressionWrapper(upsert.toOperationNode())}),
    latest as (select browser_hash, count(*) as searches from written group by browser_hash)
    delete from recent_searches r using (
      select browser_hash, search_key,
        searches + row_number() over (partition by browser_hash order by searched_at desc) as age
      from recent_searches join latest using (browser_hash)
      where (browser_hash, search_key) not in (select browser_hash, search_key from written)
    ) old
    where old.age > ${KEPT} and r.browser_hash = old.browser_hash and r.search_key = old.search_key`.execute(db);
}

/** Throws away searches that nobody has made again for three months. */
export async function sweepRecentSearches({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const until = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await db.deleteFrom('recent_searches').where('searched_at', '<', until).execute();
}

function rowOf({ searcher, line, search, planCode, totalCents, at }: Searched) {
  const key = createHash('sha256')
    .update(JSON.stringify([line, search]))
    .digest('base64url');
  return {
    browser_hash: browserHash(searcher),
    search_key: key,
    line,
    search: JSON.stringify(search),
    plan_code: planCode,
    total_cents: totalCents,
    searched_at: at,
  };
}

/**
 * The last 8 searches that can still be made, newest first, each once.
 * @param searchers the browser, and the account that is signed in
 */
export async function recentSearches(
  db: Db,
  snapshot: CatalogueSnapshot,
  searchers: readonly string[],
): Promise<RecentSearch[]> {
  const rows = await db
    .selectFrom('recent_searches')
    .select(['search_key', 'line', 'search', 'plan_code', 'total_cents'])
    .where('browser_hash', 'in', searchers.map(browserHash))
    .orderBy('searched_at')
    .execute();
  // A search that was made again, signed in and not, stands where it was made last.
  const latest = new Map(rows.map((row) => [row.search_key, row]));
  const newest = rows.filter((row) => latest.get(row.search_key) === row).toReversed();
  return newest.slice(0, KEPT).flatMap((row) => {
    const line = row.line as LineCode;
    const plan = snapshot.line(line).planByCode.get(row.plan_code);
    const search = row.search as unknown as KeptSearch;
    const startsOn = searchedStart(line, search);
    if (!plan || (startsOn !== null && startsOn < snapshot.today)) return [];
    const text = searchText(line, search);
    const name = lineName(line);
    return [
      {
        line,
        lineName: name.en,
        lineNameZh: name.zhHant,
        planName: plan.name.en,
        planNameZh: plan.name.zhHant,
        insurerImage: `/insurers/${plan.insurer.code}.svg`,
        totalCents: row.total_cents,
        searchText: text.en,
        searchTextZh: text.zhHant,
        searchUrl: searchUrl(line, search),
      },
    ];
  });
}

/** How long a search may wait to be written. */
const WAIT_MS = 300;
/** At most this many searchers wait; under a flood the others are forgotten, since they are a convenience. */
const MOST_WAITING = 1_000;

/**
 * Collects searches and writes them together a moment later, so that pricing never waits for the database.
 * @param onError told when writing fails; the searches are then forgotten
 */
export function searchMemory(db: Db, onError: (error: unknown) => void) {
  let waiting = new Map<string, Map<string, Searched>>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const batch = [...waiting.values()].flatMap((searches) => [...searches.values()]);
    waiting = new Map();
    writing = writing.then(() => rememberSearches(db, batch)).catch(onError);
    return writing;
  };
  return {
    remember(searched: Searched): void {
      const searches = waiting.get(searched.searcher) ?? new Map<string, Searched>();
      if (searches.size === 0 && waiting.size >= MOST_WAITING) return;
      waiting.set(searched.searcher, searches);
      // None keeps more than its last few, so no more of them need wait.
      const key = JSON.stringify([searched.line, searched.search]);
      searches.delete(key);
      searches.set(key, searched);
      const [oldest] = searches.keys();
      if (searches.size > KEPT && oldest !== undefined) searches.delete(oldest);
      timer ??= setTimeout(flush, WAIT_MS);
    },
    /** Writes what waits; call it before closing. */
    flush,
  };
}
