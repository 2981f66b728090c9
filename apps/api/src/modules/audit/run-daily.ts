import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { printHead } from './head.ts';
import { verifyDaily } from './verify-daily.ts';

const FIRST_LOOK_MS = 30_000;
const LOOK_EVERY_MS = 15 * 60_000;
const MOST_LOGGED = 20;

/**
 * Verifies the audit trail once a day, by whichever process comes first. The end goes to the log, which is collected
 * outside the database; what is wrong is an error there.
 * @returns ends it; a verification under way is broken off, and begun again by the next process
 */
export function runDailyVerification(
  deps: Pick<Deps, 'db' | 'clock' | 'files' | 'config'>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const ending = new AbortController();
  const look = async () => {
    try {
      const done = await verifyDaily(deps, ending.signal);
      if (!done) return;
      const { rows, until, head, problems } = done;
      const facts = { rows, until, end: printHead(head) };
      if (problems.length === 0) log.info(facts, 'the audit trail is whole');
      else {
        const first = problems.slice(0, MOST_LOGGED).map(({ text }) => text);
        log.error({ ...facts, found: problems.length, problems: first }, 'the audit trail is NOT whole');
      }
    } catch (error) {
      if (!ending.signal.aborted) log.warn({ where: 'audit verification', err: error }, 'trouble in the background');
    }
  };
  let running: Promise<void> = Promise.resolve();
  const start = () => {
    running = running.then(look);
  };
  const first = setTimeout(start, FIRST_LOOK_MS);
  const timer = setInterval(start, LOOK_EVERY_MS);
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    ending.abort();
    await running;
  };
}
