import { setTimeout as sleep } from 'node:timers/promises';

/** Answers, or fails, no sooner than this: how long the work took tells nobody what was found. */
export async function atLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), sleep(milliseconds)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
