// A process of its own for the tests that kill it: holds the folder and its database until it is stopped.
import { join } from 'node:path';
import { takeProcessLock } from './process-lock.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const [dataDir = ''] = process.argv.slice(2);
takeProcessLock(join(dataDir, 'program.lock'));
const { url } = await startEmbeddedPostgres({ dataDir, name: 'onegi' });
console.log(JSON.stringify({ url }));
setInterval(() => undefined, 1000);
