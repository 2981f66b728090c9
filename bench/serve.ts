import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// The server as `npm start` runs it, compiled code kept, without looking whether the pages are stale.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'onegi'));
const { runServer } = await import('../apps/api/src/run-server.ts');
await runServer({ variables: process.env }, () => undefined);
