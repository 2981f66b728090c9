import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestDatabase, testDatabase } from '@onegi/testing/database';
import { portalVariables } from '@onegi/testing/portal';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { diskFiles } from '../../adapters/files/disk-files.ts';
import type { Keys } from '../../lib/keys.ts';
import { createSeal, keyIdOf, type Seal } from '../../lib/seal.ts';
import { chainWaiting } from '../audit/chain-waiting.ts';
import { keepHeadAside } from '../audit/head.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { verifyChain } from '../audit/verify-chain.ts';
import { openKeyring } from './open-keyring.ts';
import { resealAll } from './reseal-all.ts';
import { countOlder, resealColumn } from './reseal-column.ts';
import type { ResealDeps } from './reseal-deps.ts';
import { sealedColumns } from './sealed-columns.ts';

const COMMAND = join(import.meta.dirname, '..', '..', 'commands', 'reseal-keys.ts');
const [oldKey, newKey, secret, newSecret] = [
  randomBytes(32),
  randomBytes(32),
  randomBytes(32),
  randomBytes(32),
] as const;
const text = (...keys: Buffer[]) => keys.map((key) => key.toString('base64')).join(',');
vi.setConfig({ testTimeout: 90_000 });
const newest = keyIdOf(newKey);
const [mails] = sealedColumns.filter(({ table }) => table === 'mails');
if (!mails) throw new Error('Mails are sealed');
const oldSeal = createSeal({ keys: [oldKey], hashKey: oldKey });

let database: TestDatabase;
let dataDir: string;
let portal: ResealDeps;

/** What a process with these keys has opened. */
async function start(dataKeys: Keys, secretKeys: Keys = [secret]): Promise<void> {
  const keys = { dataKeys, secretKeys };
  const { seal } = await openKeyring(database.db, keys);
  portal = { db: database.db, files: diskFiles(dataDir), seal, keys };
}

beforeEach(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'onegi-reseal-'));
  await start([oldKey]);
  await start([newKey, oldKey]);
});
afterEach(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const ids = (count: number) => Array.from({ length: count }, () => randomUUID() as string);

async function insertMails(many: readonly string[], seal: Seal = oldSeal): Promise<void> {
  const rows = many.map((id) => ({
    id,
    kind: 'enquiry' as const,
    language: 'en' as const,
    mail_sealed: seal.seal(`mails/${id}`, { text: id }),
    state: 'sent' as const,
    queued_at: new Date(),
    last_problem: null,
    sent_at: new Date(),
  }));
  for (let at = 0; at < rows.length; at += 1_000) {
    await database.db
      .insertInto('mails')
      .values(rows.slice(at, at + 1_000))
      .execute();
  }
}

async function openAll(): Promise<Map<string, string>> {
  const rows = await database.db.selectFrom('mails').select(['id', 'mail_sealed']).execute();
  return new Map(
    rows.map((row) => [row.id, portal.seal.open<{ text: string }>(`mails/${row.id}`, row.mail_sealed).text]),
  );
}

const reseal = (patienceMs = 0) => resealAll(portal, () => undefined, patienceMs);
const chain = () => chainWaiting(portal.db, portal.keys.secretKeys);

const setMail = (id: string, seal: Seal, value: string, db = database.db) =>
  db
    .updateTable('mails')
    .set({ mail_sealed: seal.seal(`mails/${id}`, { text: value }) })
    .where('id', '=', id)
    .execute();

test('values that the portal writes meanwhile are never lost, whichever key sealed them', async () => {
  const many = ids(2_500);
  await insertMails(many);
  const written = new Map<string, string>();
  let isOver = false;
  const write = async (seal: Seal, mine: readonly string[]) => {
    for (let n = 0; !isOver; n++) {
      const id = mine[n % mine.length] ?? '';
      written.set(id, `changed ${n}`);
      await setMail(id, seal, `changed ${n}`);
    }
  };
  const writers = [
    write(oldSeal, many.slice(0, 50)),
    write(portal.seal, many.slice(-50)),
    write(oldSeal, many.slice(1_200, 1_250)),
  ];
  for (let i = 0; i < 5; i++) await resealColumn(portal.db, portal.seal, mails, newest);
  isOver = true;
  await Promise.all(writers);
  expect(await reseal()).toMatchObject({ unreadable: [], locked: 0 });
  expect(await countOlder(database.db, mails, newest)).toBe(0);
  const found = await openAll();
  for (const id of many) expect(found.get(id)).toBe(written.get(id) ?? id);
});

test('a row that somebody holds is passed over without waiting, and taken up again', async () => {
  const [held = '', ...rest] = ids(3);
  await insertMails([held, ...rest]);
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('update mails set attempts = attempts + 1 where id = $1', [held]);
  const { db, seal } = portal;
  expect(await resealColumn(db, seal, mails, newest)).toEqual({ resealed: 2, passedOver: 1, unreadable: [] });
  await holder.query('commit');
  holder.release();
  expect(await resealColumn(db, seal, mails, newest)).toEqual({ resealed: 1, passedOver: 0, unreadable: [] });
  expect((await openAll()).get(held)).toBe(held);
});

test('a value that cannot be opened is named, keeps its key in use, and stops nothing else', async () => {
  const [good = '', bad = '', stranger = ''] = ids(3);
  await insertMails([good, bad]);
  await sql`update mails set mail_sealed = set_byte(mail_sealed, 30, get_byte(mail_sealed, 30) # 1) where id = ${bad}`.execute(
    database.db,
  );
  const strange = randomBytes(32);
  await insertMails([stranger], createSeal({ keys: [strange], hashKey: strange }));
  const { unreadable, retired, values } = await reseal();
  expect([values, retired]).toEqual([1, []]);
  expect(unreadable.toSorted((a, b) => (a.owner < b.owner ? -1 : 1))).toEqual(
    [
      { owner: `mails/${bad}`, keyId: keyIdOf(oldKey) },
      { owner: `mails/${stranger}`, keyId: keyIdOf(strange) },
    ].toSorted((a, b) => (a.owner < b.owner ? -1 : 1)),
  );
});

test('nothing is given up while a process has the old key in front', async () => {
  await openKeyring(database.db, { dataKeys: [oldKey, newKey], secretKeys: [secret] });
  const resealing = reseal(60_000);
  await vi.waitFor(
    async () => {
      await sql`update keyring set last_used_at = now() where key_id = ${keyIdOf(oldKey)}`.execute(database.db);
      const done = await Promise.race([resealing, Promise.resolve(null)]);
      expect(done).toMatchObject({ retired: [], stillInFront: [{ use: 'data', keyId: keyIdOf(oldKey) }] });
    },
    { timeout: 60_000 },
  );
});

test('a process that has the old key in front puts it on the keyring again', async () => {
  const { announce } = await openKeyring(database.db, { dataKeys: [oldKey, newKey], secretKeys: [secret] });
  await database.db.deleteFrom('keyring').where('key_id', '=', keyIdOf(oldKey)).execute();
  await announce();
  await expect(start([newKey])).rejects.toThrow('What was sealed with another DATA_KEY is still there');
  await start([newKey, oldKey]);
});

test('the end of the audit trail is signed with the new SECRET_KEY, and verified without the old one', async () => {
  const { db, files } = portal;
  for (const id of ['S1', 'S2']) await recordAudit(db, 'setting.changed', { id });
  const head = await chain();
  if (!head) throw new Error('Something was chained');
  await keepHeadAside(files, portal.keys.secretKeys, head);
  await start([newKey, oldKey], [newSecret, secret]);
  const problems = async (...secretKeys: [Buffer, ...Buffer[]]) =>
    (await verifyChain({ db, files, secretKeys })).problems.map((problem) => problem.text);
  expect(await problems(newSecret, secret)).toEqual([]);
  expect(await problems(newSecret)).toHaveLength(2);
  expect(await reseal()).toMatchObject({ isHeadSigned: true });
  expect(await problems(newSecret)).toEqual([]);
  await start([newKey], [newSecret]);
  await recordAudit(db, 'setting.changed', { id: 'S3' });
  await chain();
  expect(await verifyChain({ db, files, secretKeys: [newSecret] })).toMatchObject({ rows: 3, problems: [] });
});

test('actions are chained on with the new SECRET_KEY in front of the old one, before anything is signed anew', async () => {
  const { db, files } = portal;
  await recordAudit(db, 'setting.changed', { id: 'S1' });
  await chain();
  await start([newKey, oldKey], [newSecret, secret]);
  await recordAudit(db, 'setting.changed', { id: 'S2' });
  await chain();
  expect(await verifyChain({ db, files, secretKeys: [newSecret] })).toMatchObject({ rows: 2, problems: [] });
});

test('an end of the audit trail that nobody known has signed is left as it is', async () => {
  await recordAudit(database.db, 'setting.changed', { id: 'S1' });
  await chain();
  await start([newKey, oldKey], [newSecret, secret]);
  await sql`update audit_head set signature = sha256('forged')`.execute(database.db);
  const { isHeadSigned, retired } = await reseal();
  expect([isHeadSigned, retired.some(({ use }) => use === 'secret')]).toEqual([false, false]);
});

test('the command, killed in the middle and run again, finishes; and says how far it is', async () => {
  const many = ids(3_000);
  await insertMails(many);
  // As long as one row is held, the command cannot be through.
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('update mails set attempts = attempts + 1 where id = $1', [many[0]]);
  const env = {
    PATH: process.env.PATH,
    ...portalVariables({ database, dataDir, dataKey: text(newKey, oldKey), secretKey: text(secret) }),
  };
  const command = () => spawn(process.execPath, [COMMAND], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const killed = command();
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await holder.query('rollback');
  holder.release();
  const left = await countOlder(database.db, mails, newest);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(many.length);

  await sql`update keyring set last_used_at = now() - interval '1 hour'`.execute(database.db);
  const again = command();
  let output = '';
  again.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(again, 'close');
  expect([code, output]).toEqual([0, expect.stringMatching(/mails\.mail_sealed: [\d,]+ of [\d,]+\n/)]);
  expect(output).toContain(
    `No longer needed, to be removed from the configuration: DATA_KEY ${keyIdOf(oldKey).toString('hex')}`,
  );
  await start([newKey]);
  expect((await openAll()).size).toBe(many.length);
});

test('a key that is lost is gone on without when the operator says so', async () => {
  await insertMails(ids(3));
  const run = async (dataKeys: Buffer[], ...args: string[]) => {
    const env = portalVariables({ database, dataDir, dataKey: text(...dataKeys), secretKey: text(secret) });
    const child = spawn(process.execPath, [COMMAND, ...args], { env: { PATH: process.env.PATH, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const [code] = await once(child, 'close');
    return { code, output };
  };
  await expect(start([newKey])).rejects.toThrow('is still there');
  const lost = keyIdOf(oldKey).toString('hex');
  const { code, output } = await run([newKey], '--without', lost);
  expect([code, output]).toEqual([1, expect.stringContaining('3 values cannot be opened')]);
  await start([newKey]);
});
