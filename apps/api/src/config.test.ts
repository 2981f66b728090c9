import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startWarnings } from './start-warnings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'onegi-config-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const own = { DATA_DIR: dataDir };
const key = Buffer.alloc(32, 1).toString('base64');

test('with nothing set it is the demo on port 3000 with its own keys', () => {
  const config = readConfig(own);
  expect(config).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', demo: true, levyMode: 'FIXED_004' });
  expect(config.secretKey).toHaveLength(32);
  expect(config.secretKey.equals(config.dataKey)).toBe(false);
});

test('metrics are told only when asked for, to this machine alone unless told otherwise', () => {
  expect(readConfig(own).metrics).toBeUndefined();
  const METRICS_TOKEN = 'sixteen characters';
  expect(readConfig({ ...own, METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
  expect(readConfig({ ...own, METRICS_TOKEN }).metrics).toEqual({ host: '127.0.0.1', token: METRICS_TOKEN });
});

test('the keys it made are kept for the next start, readable by the owner alone', () => {
  const first = readConfig(own);
  expect(readConfig(own).dataKey.equals(first.dataKey)).toBe(true);
  expect(Buffer.from(readFileSync(join(dataDir, 'data.key'), 'utf8'), 'base64').equals(first.dataKey)).toBe(true);
  expect(statSync(join(dataDir, 'data.key')).mode & 0o077).toBe(0);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address.'],
  [{ DATABASE_LISTEN_URL: 'http://x' }, 'DATABASE_LISTEN_URL must be a postgres:// address.'],
  [{ PUBLIC_URL: 'onegi.hk' }, 'PUBLIC_URL must be an http:// or https:// address.'],
  [{ METRICS_PORT: '70000' }, 'METRICS_PORT must be a whole number from 0 to 65535.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ LEVY_MODE: 'NONE' }, 'LEVY_MODE must be FIXED_004 or DATED.'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be 32 random bytes in base64 or hex (openssl rand -base64 32).'],
  [{ PORT: 'x', DEMO: 'maybe' }, 'PORT must be a whole number from 0 to 65535.\nDEMO must be true or false.'],
  [
    { PAYMENT_CARDS: 'visa, gold' },
    'PAYMENT_CARDS must be some of visa, mastercard, amex, unionpay, jcb, with commas between.',
  ],
  [
    { PAYMENT_GATEWAY: 'stripe' },
    'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set when PAYMENT_GATEWAY is stripe.',
  ],
  [
    { DATABASE_URL: 'postgres://db/x' },
    'SECRET_KEY and DATA_KEY must be set with DATABASE_URL: 32 random bytes each in base64 or hex (openssl rand -base64 32).',
  ],
])('%o is told in a sentence', (variables, sentence) => {
  expect(() => readConfig({ ...own, ...variables })).toThrow(sentence);
});

test('older keys stand behind the newest, in a variable after commas and in a file on lines below', () => {
  const [newest, older] = [Buffer.alloc(32, 2), Buffer.alloc(32, 1)];
  const config = readConfig({ ...own, SECRET_KEY: `${newest.toString('hex')}, ${older.toString('base64')}` });
  expect(config.secretKeys).toEqual([newest, older]);
  expect(config.secretKey).toEqual(newest);
  const before = readConfig({ ...own, SECRET_KEY: older.toString('hex') });
  expect(config.sandboxSecrets).toEqual([config.sandboxSecret, before.sandboxSecret]);
  const folder = join(dataDir, 'rotated');
  const first = readConfig({ DATA_DIR: folder });
  const file = join(folder, 'data.key');
  writeFileSync(file, `${newest.toString('base64')}\n${readFileSync(file, 'utf8')}`);
  expect(readConfig({ DATA_DIR: folder }).dataKeys).toEqual([newest, first.dataKey]);
  writeFileSync(file, 'lost\n');
  expect(() => readConfig({ DATA_DIR: folder })).toThrow(`${file} must hold 32 random bytes`);
});

test('a trailing comma is not taken for a key', () => {
  expect(() => readConfig({ ...own, DATA_KEY: `${key},` })).toThrow('DATA_KEY must be 32 random bytes');
});

test('a wrong key is never repeated in the sentence', () => {
  expect(() => readConfig({ ...own, SECRET_KEY: 'hunter2hunter2' })).toThrow(/^(?!.*hunter2)/);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ ...own, PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('what needs a session of its own goes past the pooler, where there is one', () => {
  const production = { ...own, DATABASE_URL: 'postgres://pooler/x', SECRET_KEY: key, DATA_KEY: key };
  expect(readConfig(production).databaseListenUrl).toBeUndefined();
  const DATABASE_LISTEN_URL = 'postgres://leader/x';
  expect(readConfig({ ...production, DATABASE_LISTEN_URL }).databaseListenUrl).toBe('postgres://leader/x');
  expect(readConfig({ ...own, DATABASE_LISTEN_URL }).databaseListenUrl).toBeUndefined();
});

test('with the embedded database only this machine is listened to unless HOST says otherwise', () => {
  expect(readConfig(own).host).toBe('127.0.0.1');
  expect(readConfig({ ...own, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  const production = { ...own, DATABASE_URL: 'postgres://db/x', SECRET_KEY: key, DATA_KEY: key };
  expect(readConfig(production).host).toBeUndefined();
});

test('a database that other machines may share, with files that they cannot see, is warned of in one sentence', () => {
  const production = { ...own, DATABASE_URL: 'postgres://db/x', SECRET_KEY: key, DATA_KEY: key };
  expect(startWarnings(readConfig(production))).toEqual([
    `DATABASE_URL is set without S3_BUCKET: files stay on this machine, in ${join(dataDir, 'files')}.`,
  ]);
  expect(startWarnings(readConfig({ ...production, S3_BUCKET: 'onegi' }))).toEqual([]);
  expect(startWarnings(readConfig(own))).toEqual([]);
});

test("with an operator's own database there is no demo unless asked for", () => {
  const production = { ...own, DATABASE_URL: 'postgres://db/x', SECRET_KEY: key, DATA_KEY: key };
  expect(readConfig(production).demo).toBe(false);
  expect(readConfig({ ...production, DEMO: 'true' }).demo).toBe(true);
});
