import type { Permission } from '@onegi/contract/permissions';
import type { Deps } from '../../deps.ts';
import type { Request } from '../../http/fastify.ts';
import { whomWeServe } from '../../http/serving.ts';
import { auditTrail, writeDeed } from './audit-trail.ts';
import { chainWaiting } from './chain-waiting.ts';
import { keepHeadAside } from './head.ts';
import { collapseRefusals } from './refusals.ts';

/** The audit trail's work beside the deeds themselves. */
export interface Audit {
  /** Writes down that a permission was refused; the caller does not wait. */
  refused(request: Request, permission: Permission): void;
  /** The same for an object that is another's and was answered as if it did not exist. */
  refusedObject(permission: Permission, objectId: string): void;
  /** Writes down that a list left as a file of so many rows, before it is sent. */
  exported(list: string, rows: number): Promise<void>;
  /** Chains what waits. What goes wrong is reported as trouble in the background: the rows wait on. */
  chain(): Promise<void>;
  /** Writes down what refusals of the last minute are only counted yet, and chains everything. */
  close(): Promise<void>;
}

const KEEP_ASIDE_EVERY_MS = 60_000;
/** Who waits for a list does not wait for more than these thousands of rows. */
const MOST_BATCHES = 10;

export function openAudit(
  { db, clock, files, config }: Pick<Deps, 'db' | 'clock' | 'files' | 'config'>,
  onProblem: (error: unknown) => void,
): Audit {
  const refusals = collapseRefusals(clock, async ({ doer, permission, objectId, repeats }) => {
    const after = repeats > 0 ? { repeats } : {};
    const deed = { id: objectId, name: permission, after };
    await writeDeed(db, 'permission.refused', deed, doer).catch(onProblem);
  });
  let keptAsideAt = Number.NEGATIVE_INFINITY;

  const chainOnce = async () => {
    try {
      const head = await chainWaiting(db, config.secretKeys, MOST_BATCHES);
      const now = clock.now().getTime();
      if (!head || Math.abs(now - keptAsideAt) < KEEP_ASIDE_EVERY_MS) return;
      keptAsideAt = now;
      await keepHeadAside(files, config.secretKeys, head);
    } catch (error) {
      onProblem(error);
    }
  };

  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  /** One at a time in this process; who comes meanwhile shares the next one, which sees what they have written. */
  const chain = (): Promise<void> => {
    if (!running) {
      running = chainOnce().finally(() => {
        running = undefined;
      });
      return running;
    }
    next ??= running.then(() => {
      next = undefined;
      return chain();
    });
    return next;
  };

  return {
    refused: (request, permission) => refusals.note(request, permission),
    refusedObject(permission, objectId) {
      const whom = whomWeServe();
      if (whom && whom !== 'command') refusals.note(whom, permission, objectId);
    },
    exported: (list, rows) => auditTrail(db, 'list.exported', { name: list, after: { rows } }),
    async chain() {
      await refusals.settle();
      await chain();
    },
    async close() {
      await refusals.settle(true);
      await chain();
    },
  };
}
