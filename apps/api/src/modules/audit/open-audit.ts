import type { Deps } from '../../deps.ts';
import { currentContext } from '../../http/execution-context.ts';
import type { Audit } from '../../ports/audit.ts';
import { chainWaiting } from './chain-waiting.ts';
import { keepHeadAside } from './head.ts';
import { recordAudit, writeAudit } from './record-audit.ts';
import { collapseRefusals } from './refusals.ts';

const KEEP_ASIDE_EVERY_MS = 60_000;
/** Who waits for a list does not wait for more than these thousands of rows. */
const MOST_BATCHES = 10;

export function openAudit(
  { db, clock, files, config }: Pick<Deps, 'db' | 'clock' | 'files' | 'config'>,
  onProblem: (error: unknown) => void,
): Audit {
  const refusals = collapseRefusals(clock, async ({ actor, permission, objectId, repeats }) => {
    const after = repeats > 0 ? { repeats } : {};
    const event = { id: objectId, name: permission, after };
    await writeAudit(db, 'permission.refused', event, actor).catch(onProblem);
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
      const whom = currentContext();
      if (whom && whom !== 'command') refusals.note(whom, permission, objectId);
    },
    exported: (list, rows) => recordAudit(db, 'list.exported', { name: list, after: { rows } }),
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
