import { systemClock } from '../src/adapters/clock/system.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { seedDemoUsers } from '../src/modules/accounts/users/seed-demo-users.ts';
import { openDeps } from '../src/open-deps.ts';
import { seedCases } from './cases/seed-cases.ts';
import { seedContacts } from './insurer-contacts.ts';
import { seedMotor } from './motor/seed-motor.ts';
import { seedOffice } from './office/seed-office.ts';
import { seedSales } from './sales/seed-sales.ts';

// A process of its own, whose memory is gone when it is done (seed-demo.ts).
const config = readConfig(process.env);
const databaseUrl = config.databaseUrl ?? '';
const database = openDatabase({ url: databaseUrl });
const onProblem = (where: string, error: unknown) => console.error(`${where}: ${(error as Error).message}`);
const { deps, close } = await openDeps({ config, database, databaseUrl, clock: systemClock, onProblem });
try {
  await seedDemoUsers(deps);
  await seedContacts(deps);
  await seedSales(deps);
  await seedCases(deps);
  // Before the office: it settles their notes, too.
  await seedMotor(deps);
  await seedOffice(deps);
} finally {
  await close();
  await database.close();
}
