import { systemClock } from '../adapters/clock/system.ts';
import { readConfig } from '../config.ts';
import { openDatabase, requireDatabase } from '../db/database.ts';
import { borrowEmbedded } from '../db/embedded/borrow-embedded.ts';
import { openCatalogue } from '../modules/catalogue/open-catalogue.ts';
import { type Replay, replayQuote } from '../modules/quotes/replay-quote.ts';
import { StartError } from '../start-error.ts';

const money = (value: number | null) => (value === null ? 'referred' : (value / 100).toFixed(2));

function show(replay: Replay): void {
  console.log(
    `${replay.plan}, quoted on ${replay.quotedOn} by tariff version ${replay.tariffVersion}, engine version ${replay.engineVersion}\n`,
  );
  console.log(`${''.padEnd(28)}${'stored'.padStart(14)}${'replayed'.padStart(14)}`);
  for (const { name, stored, replayed } of replay.figures) {
    const [before, now] = name.endsWith('Cents')
      ? [money(stored), money(replayed)]
      : [String(stored), String(replayed)];
    console.log(
      `${name.padEnd(28)}${before.padStart(14)}${now.padStart(14)}${stored === replayed ? '' : '   differs'}`,
    );
  }
  console.log(replay.equal ? '\nequal' : '\nNOT equal');
}

/** Prices a stored quote again: `npm run replay -- <quoteRef>`. Ends with 0 when equal, else with 1. */
async function replay(quoteRef: string | undefined): Promise<number> {
  if (!quoteRef) throw new StartError('Say which quote: npm run replay -- <quoteRef>');
  const config = readConfig(process.env);
  const embedded = config.databaseUrl ? null : await borrowEmbedded(config.dataDir);
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const database = openDatabase({ url, maxConnections: 2 });
  try {
    await requireDatabase(database.pool);
    const catalogue = await openCatalogue({
      db: database.db,
      clock: systemClock,
      connectionString: url,
      onError: () => undefined,
    });
    const found = await replayQuote(database.db, catalogue, quoteRef).finally(() => catalogue.close());
    if (!found) throw new StartError('No quote with this reference was ever used: nothing is stored of it.');
    show(found);
    return found.equal ? 0 : 1;
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

try {
  process.exitCode = await replay(process.argv[2]);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
