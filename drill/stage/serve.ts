import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// The portal as `npm start` runs it, without building pages. It ends with the drill that started it, however that ends,
// and tells it how much memory it uses.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.on('message', () => process.send?.({ memory: process.memoryUsage() }));
enableCompileCache(join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'onegi'));
const { runServer } = await import('../../apps/api/src/run-server.ts');
await runServer({ variables: process.env }, () => undefined);
