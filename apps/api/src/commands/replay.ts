import { systemClock } from '../adapters/clock/system.ts';
import { openCatalogue } from '../modules/catalogue/open-catalogue.ts';
import { type Replay, replayQuote } from '../modules/quotes/replay-quote.ts';
import { StartError } from '../start-error.ts';
import { readArguments, runCommand, withDatabase } from './run-command.ts';

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

const USAGE = 'npm run replay -- <quoteRef>';

/** Prices a stored quote again. Ends with 0 when equal, else with 1. */
async function replay(): Promise<number> {
  const {
    positionals: [quoteRef],
  } = readArguments(USAGE, {});
  if (!quoteRef) throw new StartError(`Say which quote: ${USAGE}`);
  const found = await withDatabase(async ({ db, url }) => {
    const catalogue = await openCatalogue({ db, clock: systemClock, connectionString: url, onError: () => undefined });
    return replayQuote(db, catalogue, quoteRef).finally(() => catalogue.close());
  });
  if (!found) throw new StartError('No quote with this reference was ever used: nothing is stored of it.');
  show(found);
  return found.equal ? 0 : 1;
}

await runCommand(replay);
