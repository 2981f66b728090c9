import type { Permission } from '@onegi/contract/permissions';
import type { Request } from '../../http/fastify.ts';
import type { Clock } from '../../ports/clock.ts';
import { type AuditActor, actorOfRequest } from './audit-actor.ts';

/** A refusal, or several alike of one minute. */
export interface Refusal {
  readonly actor: AuditActor;
  readonly permission: Permission;
  /** The object that is another's, where that was the reason. */
  readonly objectId: string | null;
  readonly repeats: number;
}

interface Window {
  readonly refusal: Refusal;
  readonly begunAt: number;
  repeats: number;
}

const WINDOW_MS = 60_000;
/** What is remembered at a time; beyond it refusals are counted together. */
const MOST_WINDOWS = 2_000;
/** Strangers have any number of addresses: so many of them are told apart in a minute. */
const MOST_STRANGERS = 60;

/**
 * Writes refusals down, the first of a kind at once and its repetitions of a minute as one row: whoever knocks without
 * end fills neither the memory nor the disk.
 */
export function collapseRefusals(clock: Clock, write: (refusal: Refusal) => Promise<void>) {
  const windows = new Map<string, Window>();
  const underway = new Set<Promise<void>>();
  let strangers = 0;

  const send = (refusal: Refusal) => {
    const writing = write(refusal).finally(() => underway.delete(writing));
    underway.add(writing);
  };

  /** Ends windows that are over; in the order of the map, which is that of their beginnings. */
  const endWindows = (now: number, all = false) => {
    for (const [key, { refusal, begunAt, repeats }] of windows) {
      if (!all && now - begunAt < WINDOW_MS && now >= begunAt) break;
      windows.delete(key);
      if (refusal.actor.userId === null) strangers -= 1;
      if (repeats > 0) send({ ...refusal, repeats });
    }
  };

  const keyOf = ({ actor, permission, objectId }: Refusal): string => {
    const who = actor.userId ?? actor.addressHash?.toString('hex') ?? '';
    const own = `${who}\n${permission}\n${objectId ?? ''}`;
    const isCrowded = windows.size >= MOST_WINDOWS || (actor.userId === null && strangers >= MOST_STRANGERS);
    return windows.has(own) || !isCrowded ? own : `\n${permission}`;
  };

  return {
    note(request: Request, permission: Permission, objectId: string | null = null): void {
      const now = clock.now().getTime();
      endWindows(now);
      const refusal = { actor: actorOfRequest(request, 'visitor'), permission, objectId, repeats: 0 };
      const key = keyOf(refusal);
      const window = windows.get(key);
      if (window) {
        window.repeats += 1;
        return;
      }
      if (refusal.actor.userId === null) strangers += 1;
      windows.set(key, { refusal, begunAt: now, repeats: 0 });
      send(refusal);
    },
    /** Writes the repetitions of minutes that are over, or of all. */
    async settle(all = false): Promise<void> {
      endWindows(clock.now().getTime(), all);
      await Promise.all(underway);
    },
  };
}
