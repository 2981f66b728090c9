import { makePdf } from './make-pdf.ts';
import type { Asked, Made } from './pdf-maker.ts';

// A server that was killed meanwhile hears nothing any more.
const answer = (made: Made) => process.send?.(made, undefined, undefined, () => undefined);

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
