import { parentPort } from 'node:worker_threads';
import { makePdf } from './make-pdf.ts';
import type { Made } from './pdf-maker.ts';
import type { PrintJob } from './print-job.ts';

const answer = (made: Made) => parentPort?.postMessage(made);

parentPort?.on('message', async ({ id, job }: { id: number; job: PrintJob }) => {
  try {
    answer({ id, pdf: await makePdf(job) });
  } catch (error) {
    answer({ id, problem: (error as Error).stack ?? String(error) });
  }
});
