import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestDatabase, testDatabase } from '@onegi/testing/database';
import { portalVariables } from '@onegi/testing/portal';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Keys } from '../../lib/keys.ts';
import { createSeal, hashKeyOf, keyIdOf } from '../../lib/seal.ts';
import { startServer } from '../../server.ts';
import { StartError } from '../../start-error.ts';
import { findUserByName } from '../accounts/find-user.ts';
import { chainWaiting } from '../audit/chain-waiting.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { openKeyring } from './open-keyring.ts';

const [oldKey, newKey, strange, secret, newSecret] = Array.from({ length: 5 }, () => randomBytes(32)) as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
  Buffer,
];
const text = (...keys: Buffer[]) => keys.map((key) => key.toString('base64')).join(',');
// Each command is a process of its own.
vi.setConfig({ testTimeout: 90_000 });
const COMMANDS = join(import.meta.dirname, '..', '..', 'commands');

let database: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'onegi-keys-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = (dataKeys: Keys, secretKeys: Keys = [secret]) => openKeyring(database.db, { dataKeys, secretKeys });

/** A portal was there with the first keys, and left a user and a row of the audit trail. */
async function wasServed(): Promise<void> {
  const { seal } = await open([oldKey]);
  const { db } = database;
  const id = randomUUID();
  const user = {
    email_sealed: seal.seal(`users/${id}`, 'a@example.com'),
    email_hash: seal.hash('email', 'a@example.com'),
  };
  await sql`
    insert into users (id, login_id, email_sealed, email_hash, name_en, name_zh, employee_id, language, state, created_at)
    values (${id}, 'somebody', ${user.email_sealed}, ${user.email_hash}, 'Somebody', '某人', 'E0', 'en', 'active', now())`.execute(
    db,
  );
  await recordAudit(db, 'setting.changed', { id: 'S1' });
  await chainWaiting(db, [secret]);
}

const refusal = (dataKeys: Keys, secretKeys?: Keys): Promise<string> =>
  open(dataKeys, secretKeys).then(
    () => 'accepted',
    (error: unknown) => (error instanceof StartError ? error.message : `no sentence: ${error}`),
  );

/** Runs a command of ours as the operator would. */
function run(command: string, args: string[], dataKey: string, secretKey: string) {
  const variables = portalVariables({ database, dataDir, dataKey, secretKey });
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(COMMANDS, command), ...args],
      { env: { PATH: process.env.PATH, ...variables } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

const isNot = (variable: string) => `${variable} is not the key that`;

describe('keys that are not those of the database are refused in a sentence:', () => {
  beforeEach(() => wasServed());

  test('another key, and a new one without the older one behind it', async () => {
    expect(await refusal([strange])).toContain(isNot('DATA_KEY'));
    expect(await refusal([newKey, strange])).toContain('put it behind a new one (DATA_KEY=new,older)');
    expect(await refusal([oldKey], [strange])).toContain(isNot('SECRET_KEY'));
    expect(await refusal([oldKey])).toBe('accepted');
  });

  test('keys that have changed places', async () => {
    expect(await refusal([secret], [oldKey])).toContain('SECRET_KEY and DATA_KEY have changed places');
  });

  test('the new key alone, before everything is sealed anew', async () => {
    expect(await refusal([newKey, oldKey])).toBe('accepted');
    expect(await refusal([newKey])).toContain(
      'What was sealed with another DATA_KEY is still there: put the older key',
    );
  });

  test('the old key alone, while another process seals with the new one', async () => {
    expect(await refusal([newKey, oldKey], [newSecret, secret])).toBe('accepted');
    expect(await refusal([oldKey])).toContain('sealed with a newer DATA_KEY too: put the newer one in front');
    expect(await refusal([newKey, oldKey])).toContain('signed with a newer SECRET_KEY too');
    expect(await refusal([oldKey, newKey], [secret, newSecret])).toBe('accepted');
  });

  test('a row of the keyring that somebody altered', async () => {
    await sql`update keyring set check_sealed = set_byte(check_sealed, 20, get_byte(check_sealed, 20) # 1)
      where key_use = 'data'`.execute(database.db);
    expect(await refusal([oldKey])).toContain('The keyring of this database was altered');
  });

  test('by the server, before anything is written and before migrations run', async () => {
    await database.pool.query(`delete from schema_migration where name = '017_keyring.sql'`);
    const variables = portalVariables({ database, dataDir, dataKey: text(strange), secretKey: text(secret) });
    const starting = startServer({ variables: { ...variables, PORT: '0', HOST: '127.0.0.1' } });
    await expect(starting).rejects.toThrow(isNot('DATA_KEY'));
    const { rows } = await database.pool.query(`select name from schema_migration where name = '017_keyring.sql'`);
    expect(rows).toEqual([]);
    expect((await database.pool.query('select key_use from keyring order by 1')).rows).toHaveLength(2);
  });

  test('by the commands that use keys', async () => {
    const admin = ['--email', 'a@example.com', '--name', 'A', '--employee-id', 'E1', '--invite'];
    const made = await run('create-admin.ts', admin, text(strange), text(secret));
    expect([made.code, made.output]).toEqual([1, expect.stringMatching(/^DATA_KEY is not the key that.*\n$/)]);
    const verified = await run('verify-audit.ts', [], text(oldKey), text(strange));
    expect([verified.code, verified.output]).toEqual([1, expect.stringMatching(/^SECRET_KEY is not the key.*\n$/)]);
    const resealed = await run('reseal-keys.ts', [], text(newKey), text(secret));
    expect([resealed.code, resealed.output]).toEqual([1, expect.stringMatching(/^DATA_KEY is not the key.*\n$/)]);
    const early = await run('reseal-keys.ts', [], text(newKey, oldKey), text(secret));
    expect(early).toMatchObject({ code: 1, output: expect.stringMatching(/^The portal has not been started with/) });
    expect((await database.db.selectFrom('users').select('id').execute()).length).toBe(1);
  });

  test('a lost SECRET_KEY is replaced where the end of the audit trail is sealed anew, and there alone', async () => {
    expect(await refusal([oldKey], [newSecret])).toContain('npm run audit:verify -- --reseal');
    const wrong = await run('verify-audit.ts', ['--reseal'], text(strange), text(newSecret));
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining(isNot('DATA_KEY')) });
    const { code } = await run('verify-audit.ts', ['--reseal'], text(oldKey), text(newSecret));
    expect(code).toBe(0);
    expect(await refusal([oldKey], [newSecret])).toBe('accepted');
    expect(await refusal([oldKey])).toContain(isNot('SECRET_KEY'));
  });
});

describe('a database that is older than the keyring', () => {
  /** As versions before made it: hashes with the key derived from DATA_KEY, and no keyring. */
  beforeEach(async () => {
    await wasServed();
    const { db } = database;
    await db.deleteFrom('keyring').execute();
    const seal = createSeal({ keys: [oldKey], hashKey: hashKeyOf(oldKey) });
    const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const row = {
      email_sealed: seal.seal(`users/${id}`, 'early@example.com'),
      email_hash: seal.hash('email', 'early@example.com'),
    };
    await db.updateTable('users').set(row).where('id', '=', id).execute();
  });

  test('is refused to wrong keys, changed places too', async () => {
    expect(await refusal([strange])).toContain(isNot('DATA_KEY'));
    expect(await refusal([oldKey], [strange])).toContain(isNot('SECRET_KEY'));
    expect(await refusal([secret], [oldKey])).toContain('have changed places');
    expect(await database.db.selectFrom('keyring').select('key_id').execute()).toEqual([]);
  });

  test.each([
    ['its own key', [oldKey] as const],
    ['a new key in front at once', [newKey, oldKey] as const],
  ])('goes on finding what it hashed, with %s', async (_what, dataKeys) => {
    const { seal } = await open(dataKeys);
    expect(await findUserByName(database.db, seal, 'early@example.com')).toBeDefined();
    const registered = await database.db
      .selectFrom('keyring')
      .select('key_id')
      .where('key_use', '=', 'data')
      .orderBy('first_used_at', 'desc')
      .execute();
    expect(registered.map((row) => row.key_id)).toEqual(dataKeys.map(keyIdOf));
  });

  test('whose rows were sealed with two keys needs both', async () => {
    const seal = createSeal({ keys: [strange], hashKey: strange });
    const id = randomUUID();
    await sql`insert into mails (id, kind, language, mail_sealed, state, queued_at, sent_at)
      values (${id}, 'enquiry', 'en', ${seal.seal(`mails/${id}`, {})}, 'sent', now(), now())`.execute(database.db);
    expect(await refusal([oldKey])).toMatch(/DATA_KEY/);
    expect(await refusal([oldKey, strange])).toBe('accepted');
  });
});
