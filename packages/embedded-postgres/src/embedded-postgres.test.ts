import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeProcessLock } from './process-lock.ts';
import { isAlive, processStart } from './process-start.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'onegi embedded '));
chmodSync(dataDir, 0o1755);
const lockFile = join(dataDir, 'program.lock');

async function query<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

/** Another process that holds the folder. */
async function holder(): Promise<{ child: ChildProcess; url: string }> {
  const program = join(import.meta.dirname, 'hold-cluster.ts');
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { child, url: (JSON.parse(line.toString()) as { url: string }).url };
}

async function killNow(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const postmasterPid = () => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Starts on the folder, does the work and stops again, as a server would. */
async function whileRunning<T>(work: (database: EmbeddedPostgres) => Promise<T>): Promise<T> {
  const lock = takeProcessLock(lockFile);
  const database = await startEmbeddedPostgres({ dataDir, name: 'onegi' });
  try {
    return await work(database);
  } finally {
    await database.stop();
    lock.release?.();
  }
}

beforeAll(() => whileRunning(({ url }) => query(url, 'create table kept as select 1 as n')));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const keptRows = () => whileRunning(({ url }) => query(url, 'select n from kept'));

test('what was written is there after a stop, and nothing is left running', async () => {
  const pid = await whileRunning(async ({ url }) => {
    expect(await query(url, 'select n from kept')).toEqual([{ n: 1 }]);
    return postmasterPid();
  });
  expect(processStart(pid)).toBeUndefined();
});

test('a folder that was there before keeps its rights', () => {
  expect(statSync(dataDir).mode & 0o7777).toBe(0o1755);
});

test('a second process on the same folder is told so', async () => {
  const { child, url } = await holder();
  expect(takeProcessLock(lockFile)).toEqual({ release: null, holder: child.pid });
  expect(await query(url, 'select n from kept')).toEqual([{ n: 1 }]);
  await killNow(child);
  await keptRows();
});

test('a database left by a killed server is taken over and stopped with the next', async () => {
  const { child } = await holder();
  const orphan = postmasterPid();
  await killNow(child);
  expect(isAlive(orphan)).toBe(true);
  await whileRunning(async ({ url }) => {
    expect(postmasterPid()).toBe(orphan);
    expect(await query(url, 'select n from kept')).toEqual([{ n: 1 }]);
  });
  expect(processStart(orphan)).toBeUndefined();
});

test('after a kill -9 of server and database the next start recovers', async () => {
  const { child, url } = await holder();
  await query(url, 'create table written as select 2 as n');
  process.kill(postmasterPid(), 'SIGKILL');
  await killNow(child);
  expect(await whileRunning(({ url: again }) => query(again, 'select n from written'))).toEqual([{ n: 2 }]);
});

test('a stale pid that now belongs to another program is no obstacle', async () => {
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n/x\n1\n5\n\n127.0.0.1\n\nready\n`);
  expect(await keptRows()).toEqual([{ n: 1 }]);
});

test('a stale lock is no obstacle, even when its number was given to another process', () => {
  writeFileSync(lockFile, `${process.pid} another start\n`);
  const { release } = takeProcessLock(lockFile);
  expect(release).not.toBeNull();
  release?.();
});

test('only the password opens the database', async () => {
  await whileRunning(async ({ url }) => {
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password/);
  });
});
