import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type EmptyPortal, emptyPortal } from '@onegi/testing/empty-portal';
import { aNotice, aPayment, notify } from '@onegi/testing/factories/purchases';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startServer } from '../../server.ts';
import type { KeyConfig } from '../keys/keys-in-use.ts';
import { newBackupKey } from './archive-key.ts';
import { makeBackup } from './make-backup.ts';
import { type Manifest, signManifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { requireWhole } from './unfinished-restore.ts';
import { verifyArchive } from './verify-archive.ts';
import { createArchive } from './write-archive.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'onegi-hostile-'));
const path = join(folder, 'good.age');
const RESTORE = join(import.meta.dirname, '..', '..', 'commands', 'restore.ts');

let shop: TestApp;
let key: Awaited<ReturnType<typeof newBackupKey>>;
let keys: KeyConfig;
let good: Manifest;
let fresh: EmptyPortal | undefined;

beforeAll(async () => {
  shop = await testApp();
  await notify(shop, await aNotice(shop, await aPayment(shop)));
  await shop.deps.files.put(randomUUID(), randomBytes(200_000));
  await shop.deps.audit.chain();
  key = await newBackupKey();
  keys = shop.deps.config;
  const { database, deps, clock } = shop;
  const options = { database, files: deps.files, clock, keys, publicKey: key.publicKey, path };
  good = (await makeBackup(options)).manifest;
}, 60_000);
afterEach(async () => {
  await fresh?.close();
  fresh = undefined;
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const verify = (archive: string, secretKey = key.secretKey, portal = keys) => verifyArchive(archive, secretKey, portal);

async function restoreInto(portal: EmptyPortal, changes: Partial<Parameters<typeof restoreBackup>[0]> = {}) {
  return restoreBackup({ ...portal, keys, secretKey: key.secretKey, path, ...changes });
}

/** An archive made of the good one's entries by whoever has the public key. */
async function forge(
  change: (entries: [string, Buffer][]) => [string, Buffer][] = (entries) => entries,
  { manifest = good, secretKey = keys.secretKeys[0] } = {},
): Promise<string> {
  const forged = join(folder, `${randomUUID()}.age`);
  const archive = await createArchive(forged, key.publicKey);
  const entries: [string, Buffer][] = [];
  const parts = new Map<string, number>();
  for await (const entry of readArchive(path, key.secretKey)) {
    if (entry.kind === 'file') entries.push([`files/${entry.key}`, entry.bytes]);
    if (entry.kind !== 'part') continue;
    const index = parts.get(entry.table) ?? 0;
    parts.set(entry.table, index + 1);
    entries.push([`tables/${entry.table}/${String(index).padStart(8, '0')}`, entry.bytes]);
  }
  const json = Buffer.from(JSON.stringify(manifest));
  const end: [string, Buffer][] = [
    ['manifest.json', json],
    ['manifest.hmac', Buffer.from(signManifest(secretKey, json))],
  ];
  for (const [name, bytes] of change([...entries, ...end])) await archive.add(name, bytes);
  await archive.finish();
  return forged;
}

function copyOfGood(): string {
  const copy = join(folder, `${randomUUID()}.age`);
  copyFileSync(path, copy);
  return copy;
}

describe('an archive', () => {
  test('that nobody touched is whole, and so is one put together from its parts', async () => {
    expect(await verify(path)).toEqual(good);
    expect(await verify(await forge())).toEqual(good);
  });

  test('is not opened by another backup key', async () => {
    const { secretKey } = await newBackupKey();
    await expect(verify(path, secretKey)).rejects.toThrow(/^The BACKUP_KEY given does not open/);
  });

  test('is refused when one bit of it was turned, wherever that is', async () => {
    const { length } = readFileSync(path);
    for (const at of [0, 60, 120, 250, 1_000, Math.floor(length / 2), 65_552 * 2 + 5, length - 20, length - 1]) {
      const copy = copyOfGood();
      const bytes = readFileSync(copy);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(copy, bytes);
      await expect(verify(copy), `byte ${at}`).rejects.toThrow(/is damaged or cut off|does not open/);
    }
  });

  test('is refused when its end is missing, also when it was cut between two encrypted pieces', async () => {
    const { length } = readFileSync(path);
    const head = readFileSync(path).indexOf('\n--- ') + 5 + 43 + 1 + 16;
    for (const left of [
      0,
      100,
      head,
      head + 65_552,
      head + 65_552 * 2,
      Math.floor(length / 2),
      length - 17,
      length - 1,
    ]) {
      const copy = copyOfGood();
      truncateSync(copy, left);
      await expect(verify(copy), `${left} of ${length} bytes`).rejects.toThrow(/is damaged or cut off/);
    }
  });

  test('is refused without its manifest or without the signature', async () => {
    for (const name of ['manifest.json', 'manifest.hmac']) {
      const forged = await forge((entries) => entries.filter(([entry]) => entry !== name));
      await expect(verify(forged), name).rejects.toThrow(/its end is missing/);
    }
  });

  test('is refused when rows or files were left out, added or changed under the same manifest', async () => {
    const isPart = ([name]: [string, Buffer]) => name.startsWith('tables/public.policies/');
    const isFile = ([name]: [string, Buffer]) => name.startsWith('files/');
    const wrong = /does not hold what its manifest says/;
    const without = (is: typeof isPart) => forge((entries) => entries.filter((entry) => !is(entry)));
    await expect(verify(await without(isPart))).rejects.toThrow(wrong);
    await expect(verify(await without(isFile))).rejects.toThrow(wrong);
    const added = await forge((entries) => [[`files/${randomUUID()}`, Buffer.from('x')], ...entries]);
    await expect(verify(added)).rejects.toThrow(wrong);
    const changed = await forge((entries) =>
      entries.map((entry) => (isPart(entry) ? [entry[0], Buffer.concat([entry[1], entry[1]])] : entry)),
    );
    await expect(verify(changed)).rejects.toThrow(wrong);
  });

  test('is refused when another portal, or somebody with the public key alone, made it', async () => {
    const forged = await forge(undefined, { secretKey: randomBytes(32) });
    await expect(verify(forged)).rejects.toThrow(/is not signed with the SECRET_KEY given/);
  });

  test('that holds a name which leads elsewhere is refused before anything is written', async () => {
    fresh = await emptyPortal();
    for (const name of [
      '../../../../etc/cron.d/evil',
      '/etc/passwd',
      'files/../../../evil',
      `files/${randomUUID()}/../x`,
      'files/C:\\evil',
      'tables/pg_catalog.pg_authid/00000000',
      'tables/public.users"; drop table users; --/00000000',
      'anything.txt',
    ]) {
      const forged = await forge((entries) => [[name, Buffer.from('evil')], ...entries]);
      await expect(restoreInto(fresh, { path: forged }), name).rejects.toThrow(/holds something that no backup holds/);
    }
    expect(readdirSync(fresh.folder)).toEqual([]);
  });
});

describe('a restore', () => {
  /** Refused before anything was done to the database. */
  async function refused(changes: Parameters<typeof restoreInto>[1], sentence: RegExp) {
    fresh = await emptyPortal();
    await expect(restoreInto(fresh, changes)).rejects.toThrow(sentence);
    const { rows } = await fresh.database.pool.query(
      `select 1 from pg_class where relnamespace = 'public'::regnamespace`,
    );
    expect(rows).toEqual([]);
    await fresh.close();
    fresh = undefined;
  }

  test('says in one sentence that the DATA_KEY is another', async () => {
    const other = { ...keys, dataKeys: [randomBytes(32)] as const };
    await refused(
      { keys: other },
      /^The DATA_KEY given does not open this backup's personal data: key id [0-9a-f]{8} /,
    );
  });

  test('refuses what a newer version of the product made', async () => {
    const newer = [{ ...good, format: 2 } as unknown as Manifest, 'made by a newer version'] as const;
    const migrations = [...good.migrations, { name: '999_future.sql', checksum: 'a'.repeat(64) }];
    const ahead = [{ ...good, migrations }, 'made by another version of the product .*999_future.sql'] as const;
    const jobs = [{ ...good, jobsVersion: (good.jobsVersion ?? 0) + 1 }, 'jobs are of version'] as const;
    for (const [manifest, sentence] of [newer, ahead, jobs]) {
      await refused({ path: await forge(undefined, { manifest }) }, new RegExp(sentence));
    }
  });

  test('refuses a database or a store that holds something, until it is told to replace it', async () => {
    fresh = await emptyPortal();
    const stray = randomUUID();
    await fresh.files.put(stray, Buffer.from('somebody’s'));
    await expect(restoreInto(fresh)).rejects.toThrow(/--replace/);
    await fresh.files.remove(stray);
    await fresh.database.pool.query('create table anything (id int)');
    await expect(restoreInto(fresh)).rejects.toThrow(/--replace/);
    await fresh.files.put(stray, Buffer.from('somebody’s'));
    expect((await restoreInto(fresh, { replace: true })).policies).toMatchObject({ policies: 1, problems: [] });
    expect(await fresh.files.read(stray)).toBeNull();
    expect((await fresh.database.pool.query(`select to_regclass('anything') as left`)).rows).toEqual([{ left: null }]);
  });

  test('refuses to work under a running portal', async () => {
    const { database, deps } = shop;
    const target = { database, files: deps.files, folder, close: async () => undefined };
    await expect(restoreInto(target, { replace: true })).rejects.toThrow(/A portal is running on this database/);
    expect((await database.pool.query('select 1 from policies')).rowCount).toBe(1);
  });

  test('that was killed in the middle is no portal: nothing starts on it, and the next one starts over', async () => {
    fresh = await emptyPortal();
    const { database, folder: dataDir } = fresh;
    const variables = {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SECRET_KEY: keys.secretKeys[0].toString('base64'),
      DATA_KEY: keys.dataKeys[0].toString('base64'),
      BACKUP_KEY: key.secretKey,
      PORT: '0',
      LOG_LEVEL: 'silent',
    };
    const watcher = new pg.Client({ connectionString: database.url });
    await watcher.connect();
    const eventually = async (sql: string) => {
      while (!(await watcher.query(sql)).rowCount) {
        if (child.exitCode) throw new Error(`The restore ended with ${child.exitCode}: ${output}`);
        await sleep(20);
        // Inside a transaction the activity is otherwise read once.
        await watcher.query('select pg_stat_clear_snapshot()');
      }
    };
    const child = spawn(process.execPath, [RESTORE, '--from', path], { env: variables });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    const gone = once(child, 'exit');
    // The last step of a restore waits for us: everything is written, nothing counts yet.
    await eventually(`select 1 where to_regclass('restore_unfinished') is not null`);
    await watcher.query('begin; lock table restore_unfinished in access share mode');
    const others = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'onegi'`;
    await eventually(`${others} and wait_event_type = 'Lock'`);
    child.kill('SIGKILL');
    await gone;
    await watcher.query('rollback');
    const isAlone = `select 1 where (select count(*) from (${others}) as connections) <= 1`;
    await eventually(isAlone);

    await expect(requireWhole(database.pool)).rejects.toThrow(/was not finished/);
    await expect(startServer({ variables })).rejects.toThrow(/A restore into this database was not finished/);
    expect((await database.pool.query('select 1 from policies')).rowCount).toBe(0);
    await eventually(isAlone);
    await watcher.end();
    const again = await restoreInto(fresh);
    expect(again.policies).toMatchObject({ policies: 1, opened: 1, problems: [] });
    await requireWhole(database.pool);
  });
});

test('a backup that cannot be finished leaves no file behind', async () => {
  const target = join(folder, 'never.age');
  const { database, deps, clock } = shop;
  const files = { ...deps.files, read: () => Promise.reject(new Error('The store is gone')) };
  const options = { database, files, clock, keys, publicKey: key.publicKey, path: target };
  await expect(makeBackup(options)).rejects.toThrow('The store is gone');
  expect(readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([]);
});
