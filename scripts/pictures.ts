import { join } from 'node:path';
import { runJourneys } from './e2e.ts';

/** Contact sheets of every page, area by area, in all sizes, languages and colours. */
const { failed } = await runJourneys(process.argv.slice(2), 'e2e/pictures.config.ts');
console.log(`Contact sheets: ${join(import.meta.dirname, '../pictures')}`);
process.exitCode = failed > 0 ? 1 : 0;
