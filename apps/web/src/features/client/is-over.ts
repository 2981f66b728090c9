import { ApiError } from '../../lib/api-error.ts';

/**
 * Whether a call was refused because this browser may read the policy no more: the half hour is over, or the link is. Whoever
 * reads the policy again then learns which of the two.
 */
export const isOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 401 || error.status === 404 || error.status === 410);

/** Does what calls the server, and has the policy read again where it was refused so. */
export async function orReload<T>(action: () => Promise<T>, reload: () => Promise<unknown>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (isOver(error)) void reload();
    throw error;
  }
}
