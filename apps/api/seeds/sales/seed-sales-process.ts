import { systemClock } from '../../src/adapters/clock/system.ts';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/db/database.ts';
import { openDeps } from '../../src/open-deps.ts';
import { seedSales } from './seed-sales.ts';

// A process of its own, whose memory is gone when the year is sold (sell-beside.ts).
const config = readConfig(process.env);
const databaseUrl = config.databaseUrl ?? '';
const database = openDatabase({ url: databaseUrl });
const onProblem = (where: string, error: unknown) => console.error(`${where}: ${(error as Error).message}`);
const { deps, close } = await openDeps({ config, database, databaseUrl, clock: systemClock, onProblem });
try {
  await seedSales(deps);
} finally {
  await close();
  await database.close();
}
