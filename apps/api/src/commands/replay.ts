import { systemClock } from '../adapters/clock/system.ts';
import type { Deps } from '../deps.ts';
import { openCatalogue } from '../modules/catalogue/open-catalogue.ts';
import { type Replay, replayAll, replayQuote } from '../modules/quotes/replay-quote.ts';
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

const USAGE = 'npm run replay -- <quoteRef> | --all';

async function withCatalogue<T>(work: (deps: Pick<Deps, 'db' | 'catalogue'>) => Promise<T>): Promise<T> {
  return withDatabase(async ({ db, url }) => {
    const catalogue = await openCatalogue({ db, clock: systemClock, connectionString: url, onError: () => undefined });
    return work({ db, catalogue }).finally(() => catalogue.close());
  });
}

async function replayOne(quoteRef: string): Promise<number> {
  const found = await withCatalogue((deps) => replayQuote(deps, quoteRef));
  if (!found) throw new StartError('No quote with this reference was ever used: nothing is stored of it.');
  show(found);
  return found.equal ? 0 : 1;
}

async function replayEvery(): Promise<number> {
  return withCatalogue(async (deps) => {
    let count = 0;
    let different = 0;
    for await (const replayed of replayAll(deps)) {
      count += 1;
      if (replayed.equal) continue;
      different += 1;
      console.log(`NOT equal: ${replayed.quoteRef}`);
    }
    console.log(`${count} stored quotes, ${different} of them priced otherwise now`);
    return different === 0 ? 0 : 1;
  });
}

/** Prices one stored quote again, or all of them. Ends with 0 when equal, else with 1. */
await runCommand(async () => {
  const {
    positionals: [quoteRef],
    values: { all },
  } = readArguments(USAGE, { all: { type: 'boolean' } });
  if (all) return replayEvery();
  if (!quoteRef) throw new StartError(`Say which quote: ${USAGE}`);
  return replayOne(quoteRef);
});
