import { makePdf } from './make-pdf.ts';
import type { Asked, Made } from './pdf-maker.ts';

const answer = (made: Made) => process.send?.(made);

process.on('message', async ({ id, job }: Asked) => {
  try {
    answer({ id, pdf: await makePdf(job) });
  } catch (error) {
    answer({ id, problem: (error as Error).stack ?? String(error) });
  }
});

// The server ended, whether it could say so or not.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches every process of the terminal; the server decides when this one ends.
process.on('SIGINT', () => undefined);
