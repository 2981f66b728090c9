import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { emptyDatabase } from '@onegi/testing/database';
import { afterAll, expect, test } from 'vitest';

const PROCESSES = 4;
const RUN_SERVER = join(import.meta.dirname, 'run-server.ts');
const START = `import { runServer } from ${JSON.stringify(RUN_SERVER)};
await runServer({ variables: process.env }, ({ port }) => console.log('ready on ' + port));`;

const database = await emptyDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'onegi-together-'));
const running: ChildProcess[] = [];
afterAll(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const key = () => randomBytes(32).toString('base64');
const variables = {
  PATH: process.env.PATH,
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  SECRET_KEY: key(),
  DATA_KEY: key(),
  DEMO: 'true',
  LOG_LEVEL: 'error',
};

/** A server's port once it is ready; what it said where it ended instead. */
async function startServer(): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', START], {
    env: variables,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const output = text(child.stderr);
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (line: Buffer) => {
      const ready = /ready on (\d+)/.exec(line.toString());
      if (ready) resolve(Number(ready[1]));
    });
    child.once('exit', async (code) => reject(new Error(`ended with ${code}: ${await output}`)));
  });
}

const count = async (what: string) => (await database.pool.query(`select count(*)::int as n from ${what}`)).rows[0].n;

test('four processes started together on an empty database all come up, and fill it once', async () => {
  const ports = await Promise.all(Array.from({ length: PROCESSES }, startServer));
  for (const port of ports) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(answer.status).toBe(200);
  }
  expect(await count('schema_migration')).toBe(await count('(select distinct name from schema_migration) as one'));
  expect(await count('users')).toBe(await count('(select distinct email_hash from users) as one'));
  expect(await count('catalogue_versions')).toBe(10);
  // The year is sold once: each sale has a client of its own.
  const sold = await count('policies where application_id is not null');
  expect(sold).toBeGreaterThan(50);
  expect(sold).toBeLessThanOrEqual(90);
  // So are the consultants' cases.
  expect(await count("quote_requests where audience = 'consultant'")).toBe(60);
}, 180_000);
