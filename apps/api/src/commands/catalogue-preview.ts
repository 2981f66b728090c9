import { systemClock } from '../adapters/clock/system.ts';
import { openCatalogue } from '../modules/catalogue/open-catalogue.ts';
import type { CoverChanges } from '../modules/catalogue/upkeep/compare-cover.ts';
import type { Moves } from '../modules/catalogue/upkeep/compare-prices.ts';
import { type Preview, type PriceTable, previewDraft } from '../modules/catalogue/upkeep/preview-draft.ts';
import { lastQuotes } from '../modules/quotes/last-quotes.ts';
import { StartError } from '../start-error.ts';
import { readArguments, readCount, readLine, runCommand, withDatabase } from './run-command.ts';

const USAGE = 'npm run catalogue:preview -- --line TRAVEL --version 2 [--quotes 200]';

const percent = (change: number | null) =>
  change === null ? '–' : `${change > 0 ? '+' : ''}${change.toFixed(2)}%`.replace(/^-0\.00%$/, '0.00%');
const dollars = (cents: number) => (cents / 100).toLocaleString('en-HK', { minimumFractionDigits: 2 });
const WIDTHS = [20, 8, 10, 10, 10, 16, 16, 10, 10, 10];

function printRow(cells: readonly (string | number)[]): void {
  console.log(
    cells.map((cell, index) => String(cell)[index === 0 ? 'padEnd' : 'padStart'](WIDTHS[index] ?? 10)).join(''),
  );
}

function printMoves(moves: Moves): void {
  printRow([
    moves.planCode ?? 'total',
    moves.quotes,
    percent(moves.mean),
    percent(moves.least),
    percent(moves.most),
    dollars(moves.beforeCents),
    dollars(moves.afterCents),
    moves.newlyReferred,
    moves.newlyPriced,
    moves.withdrawn,
  ]);
}

function printTable(title: string, { plans, all }: PriceTable): void {
  console.log(`\n${title}`);
  printRow(['plan', 'quotes', 'mean', 'least', 'most', 'before HK$', 'after HK$', 'referred', 'priced', 'withdrawn']);
  for (const moves of plans) printMoves(moves);
  printMoves(all);
}

function printCover(cover: CoverChanges): void {
  console.log('\nBenefits');
  if (cover.benefits.length === 0) console.log('  none reads differently');
  for (const { code, name, variant, before, after, planCodes } of cover.benefits) {
    console.log(`  ${code} ${name.en}${variant ? ` (${variant})` : ''}`);
    console.log(`    ${before?.en ?? '(not there)'} → ${after?.en ?? '(not there)'}`);
    console.log(`    ${planCodes.join(', ')}`);
  }
  const lists = {
    'New plans': cover.newPlans,
    Withdrawn: cover.withdrawnPlans,
    'Named or sold otherwise': cover.renamedPlans,
  };
  for (const [title, codes] of Object.entries(lists))
    if (codes.length > 0) console.log(`${title}: ${codes.join(', ')}`);
  if (cover.notesChange) console.log('The important notes change.');
  if (cover.optionalCoversChange) console.log('The optional covers or their prices change.');
}

function print(line: string, version: number, preview: Preview): void {
  const { baseVersion, effectiveFrom, stored, basket, cover, promotions } = preview;
  console.log(
    `${line} version ${version} from ${effectiveFrom}, beside ${baseVersion === null ? 'nothing: it is the first' : `version ${baseVersion}`}. Totals with levies; changes of single quotes in percent.`,
  );
  if (stored.all.quotes > 0) printTable(`The last ${stored.all.quotes} stored quotes, each by its own plan`, stored);
  else console.log('\nNo quote of this line is stored yet.');
  if (basket) printTable('The standard basket, each risk by every plan', basket);
  printCover(cover);
  if (promotions.length > 0) console.log(`\nPromotions that it brings or changes: ${promotions.join(', ')}`);
}

async function preview(): Promise<number> {
  const { values } = readArguments(USAGE, {
    line: { type: 'string' },
    version: { type: 'string' },
    quotes: { type: 'string' },
  });
  const line = readLine(values.line, USAGE);
  const version = readCount(values.version, 'version', USAGE);
  const quotes = readCount(values.quotes, 'quotes', USAGE) ?? 200;
  if (!version) throw new StartError(`Say which draft with --version.\nUsage: ${USAGE}`);
  const found = await withDatabase(async ({ db, url }) => {
    const catalogue = await openCatalogue({ db, clock: systemClock, connectionString: url, onError: () => undefined });
    return previewDraft({ db, catalogue, lastQuotes }, line, version, { quotes }).finally(() => catalogue.close());
  });
  print(line, version, found);
  return 0;
}

await runCommand(preview);
