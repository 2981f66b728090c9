import type { JobQueue } from '../../ports/jobs.ts';

/** About a day of attempts: 30 s, 1 min, 2 min … then every 4 hours. */
export const sendMailJob: JobQueue<{ mailId: string }> = {
  name: 'send-mail',
  retries: 14,
  retryDelaySeconds: 30,
  longestDelaySeconds: 4 * 3600,
  timeoutSeconds: 300,
  // Most of the time a mail waits for its server.
  workers: 2,
  batchSize: 10,
};
