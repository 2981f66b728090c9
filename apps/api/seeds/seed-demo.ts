import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Config } from '../src/config.ts';
import type { Deps } from '../src/deps.ts';
import { missingDemoUsers } from '../src/modules/accounts/users/seed-demo-users.ts';
import { wantsCases } from './cases/seed-cases.ts';
import { wantsContacts } from './insurer-contacts.ts';
import { wantsMotor } from './motor/seed-motor.ts';
import { wantsOffice } from './office/seed-office.ts';
import { wantsSales } from './sales/seed-sales.ts';

const PROGRAM = join(import.meta.dirname, 'seed-demo-process.ts');

/**
 * Makes the demonstration's users, gives its insurers addresses, sells its year and works on its cases, motor cases too, in a process of its own where
 * they are missing, and waits for it: hashed passwords, ninety sales and sixty cases leave memory behind that the server would
 * never give back.
 * @param variables the environment of the server; its keys and database are handed on as they were found
 */
export async function seedDemo(deps: Deps, variables: NodeJS.ProcessEnv, databaseUrl: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    // Servers that start together take turns: who comes later finds all of it.
    await sql`select pg_advisory_xact_lock(hashtextextended('seed demo', 0))`.execute(tx);
    const within = { ...deps, db: tx };
    const isMissing =
      (await missingDemoUsers(tx)).length > 0 ||
      (await wantsContacts(tx)) ||
      (await wantsSales(within)) ||
      (await wantsCases(within)) ||
      (await wantsOffice(within)) ||
      (await wantsMotor(within));
    if (isMissing) await runToEnd(deps.config, variables, databaseUrl);
  });
}

async function runToEnd(config: Config, variables: NodeJS.ProcessEnv, databaseUrl: string): Promise<void> {
  const listed = (keys: readonly Buffer[]) => keys.map((key) => key.toString('base64')).join();
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...variables,
      DATABASE_URL: databaseUrl,
      DATA_DIR: config.dataDir,
      DEMO: 'true',
      SECRET_KEY: listed(config.secretKeys),
      DATA_KEY: listed(config.dataKeys),
      ...(getCompileCacheDir() ? { NODE_COMPILE_CACHE: getCompileCacheDir() } : {}),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [[code], output] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  if (code !== 0) throw new Error(`The demonstration could not be made:\n${output}`);
}
