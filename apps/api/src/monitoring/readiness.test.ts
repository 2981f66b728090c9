import { expect, test } from 'vitest';
import type { CheckResult, ReadinessCheck } from '../ports/monitoring.ts';
import { diskCheck } from './checks/disk-check.ts';
import { openReadiness } from './readiness.ts';
import { openVolumes } from './volumes.ts';

const well: ReadinessCheck = { name: 'well', run: async () => null };
const opened = (...checks: ReadinessCheck[]) => {
  const changes: string[] = [];
  const readiness = openReadiness(({ checks: results }) => changes.push(results.flatMap((r) => r.reason ?? []).join()));
  for (const check of checks) readiness.register(check);
  return { ...readiness, changes };
};
const inWords = (checks: readonly CheckResult[]) =>
  checks.map(({ name, status, reason }) => `${name} ${reason ?? status}`);

test('a check that never ends is given up, and is not begun again beside itself', async () => {
  let begun = 0;
  const hangs: ReadinessCheck = {
    name: 'hangs',
    run: () => {
      begun += 1;
      return new Promise(() => undefined);
    },
  };
  const { ready, changes } = opened(well, hangs);
  const first = await ready();
  expect(first).toMatchObject({ isReady: false });
  expect(inWords(first.checks)).toEqual(['well ok', 'hangs check.timeout']);
  await expect.poll(async () => (await ready()) !== first, { timeout: 5_000 }).toBe(true);
  expect(begun).toBe(1);
  expect(changes).toEqual(['check.timeout']);
});

test('a check that throws has failed, and asking never throws', async () => {
  const breaks: ReadinessCheck = {
    name: 'breaks',
    run: () => {
      throw new Error('no');
    },
  };
  const { isReady, checks } = await opened(breaks).ready();
  expect([isReady, ...inWords(checks)]).toEqual([false, 'breaks check.failed']);
});

test('a warning is told and does not keep the process from selling', async () => {
  const low: ReadinessCheck = { name: 'disk', run: async () => ({ level: 'warning', reason: 'disk.low' }) };
  const { isReady, checks } = await opened(low).ready();
  expect([isReady, ...inWords(checks)]).toEqual([true, 'disk disk.low']);
});

test('probes that come together share one answer', async () => {
  let asked = 0;
  const counted: ReadinessCheck = {
    name: 'counted',
    run: async () => {
      asked += 1;
      return null;
    },
  };
  const { ready } = opened(counted);
  await Promise.all([ready(), ready(), ready()]);
  await ready();
  expect(asked).toBe(1);
});

test('without the database the checks that need it are not asked', async () => {
  const database: ReadinessCheck = {
    name: 'database',
    run: async () => ({ level: 'failed', reason: 'database.unreachable' }),
  };
  const { checks } = await opened({ ...well, needsDatabase: true }, database).ready();
  expect(inWords(checks)).toEqual(['database database.unreachable', 'well skipped']);
});

const MB = 1024 * 1024;

test.each([
  [{ files: 5000 * MB, database: 5000 * MB }, null],
  [
    { files: 5000 * MB, database: 900 * MB },
    { level: 'warning', reason: 'disk.low' },
  ],
  [
    { files: 100 * MB, database: 5000 * MB },
    { level: 'failed', reason: 'disk.full' },
  ],
])('with %j bytes free the disk check finds %j', async (free, finding) => {
  const volumes = openVolumes({ dataDir: '/var/lib/onegi', databaseUrl: undefined, s3: undefined }, async (path) => ({
    freeBytes: path.endsWith('/files') ? free.files : free.database,
    sizeBytes: 10_000 * MB,
  }));
  expect(await diskCheck(volumes).run()).toEqual(finding);
});

test('what lies elsewhere takes no room here', async () => {
  const s3 = { bucket: 'b', region: 'r' };
  const volumes = openVolumes({ dataDir: '/nowhere', databaseUrl: 'postgres://elsewhere/x', s3 });
  expect([await volumes.read(), await diskCheck(volumes).run()]).toEqual([[], null]);
});

test('a folder that is not made yet has the room of the disk it will lie on', async () => {
  const volumes = openVolumes({ dataDir: '/tmp/not-made-yet', databaseUrl: undefined, s3: undefined });
  for (const { sizeBytes } of await volumes.read()) expect(sizeBytes).toBeGreaterThan(0);
});
