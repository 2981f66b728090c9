import type { JobQueue } from '../../ports/jobs.ts';

/** About three days of attempts; after that the payment stays marked as due, and retryRefunds asks once a day. */
export const refundPaymentJob: JobQueue<{ paymentId: string }> = {
  name: 'refund-payment',
  retries: 25,
  retryDelaySeconds: 10,
  longestDelaySeconds: 4 * 3600,
  timeoutSeconds: 60,
};
