import { runServer } from '../apps/api/src/run-server.ts';

/** The server as `npm start` runs it, without looking whether the pages are stale. */
await runServer({ variables: process.env }, () => undefined);
