import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { orReload } from './is-over.ts';

test.each([
  [401, 1],
  [404, 1],
  [410, 1],
  [409, 0],
  [415, 0],
  [0, 0],
])('a file that is refused with %i has the policy read %i times again, and still says why', async (status, times) => {
  const reload = vi.fn(async () => undefined);
  const refused = new ApiError(status, 'server.error', 'No');
  await expect(orReload(() => Promise.reject(refused), reload)).rejects.toBe(refused);
  expect(reload).toHaveBeenCalledTimes(times);
});
