import type { ReadinessCheck } from '../../ports/monitoring.ts';

/**
 * Whether this process still has every key that the database is sealed and signed with: another process may have begun
 * with a newer one.
 * @param findProblem a sentence for the operator, or null
 */
export function keysCheck(findProblem: () => Promise<string | null>): ReadinessCheck {
  return {
    name: 'keys',
    needsDatabase: true,
    run: async () => ((await findProblem()) === null ? null : { level: 'failed', reason: 'keys.wrong' }),
  };
}
