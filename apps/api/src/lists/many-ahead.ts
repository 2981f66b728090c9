import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';

const MOST = 1_000;
const FOR_MS = 10_000;
/** What is asked with long lists of keys is not worth its room. */
const LONGEST = 4_000;

const known = new WeakMap<Db, LRUCache<string, true>>();

/**
 * Rows of which there were more than are counted, a moment ago. Counting a thousand costs the database several times what reading a page
 * does, and an office asks for the same few pages all day; that there are more than a thousand is true of them again.
 * @param asked what the rows are found by, whose it is included
 * @returns whether it is known, and what makes it so
 */
export function manyAhead(db: Db, asked: string): { isKnown: boolean; remember: () => void } {
  const pages = known.get(db) ?? new LRUCache<string, true>({ max: MOST, ttl: FOR_MS });
  known.set(db, pages);
  return {
    isKnown: pages.has(asked),
    remember: () => {
      if (asked.length <= LONGEST) pages.set(asked, true);
    },
  };
}
