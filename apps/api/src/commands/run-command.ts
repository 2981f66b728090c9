import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { readConfig } from '../config.ts';
import { type OpenDatabase, openDatabase, requireDatabase } from '../db/database.ts';
import { borrowEmbedded } from '../db/embedded-database.ts';
import { runInContext } from '../http/execution-context.ts';
import { DraftRefused } from '../modules/catalogue/upkeep/publish-draft.ts';
import { StartError } from '../start-error.ts';

const UNDEFINED_TABLE = '42P01';

/** Opens the database of the environment (that of the running server where it is embedded) and closes it afterwards. */
export async function withDatabase<T>(work: (database: OpenDatabase & { url: string }) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const embedded = config.databaseUrl ? null : await borrowEmbedded(config.dataDir);
  // Long statements and sessions of one's own: not through a pooler.
  const url = config.databaseListenUrl ?? config.databaseUrl ?? embedded?.url ?? '';
  const database = openDatabase({ url, maxConnections: 2 });
  try {
    await requireDatabase(database.pool);
    return await work({ ...database, url });
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNDEFINED_TABLE) throw error;
    throw new StartError('The database has no tables of this version yet: start the server once, it makes them.');
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

/** Runs a command's work: what went wrong for the operator's reasons is told in a sentence, with exit code 1. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await runInContext('command', work);
  } catch (error) {
    if (!(error instanceof StartError || error instanceof DraftRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The command's arguments, or its usage as an error. */
export function readArguments<Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true, strict: true });
  } catch {
    throw new StartError(`Usage: ${usage}`);
  }
}

export function readLine(code: string | undefined, usage: string): LineCode {
  const line = lineCodes.find((sold) => sold === code?.toUpperCase());
  if (!line) throw new StartError(`Say which line with --line: ${lineCodes.join(', ')}.\nUsage: ${usage}`);
  return line;
}

export function readCount(text: string | undefined, name: string, usage: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new StartError(`--${name} is a whole number from 1.\nUsage: ${usage}`);
  return Number(text);
}

/** npm runs scripts at the project's root; files are named from where the user stands. */
export function userPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
