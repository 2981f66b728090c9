// A process of its own for the tests that kill it: holds the DATA_DIR and its database until it is stopped.
import { lockDataDir } from './data-dir-lock.ts';
import { startEmbedded } from './start-embedded.ts';

const [dataDir = ''] = process.argv.slice(2);
lockDataDir(dataDir);
const { url } = await startEmbedded(dataDir);
console.log(JSON.stringify({ url }));
setInterval(() => undefined, 1000);
