import { defineConfig } from 'vitest/config';

/** Files share their process, which loads the server once: each closes what it opened and takes back what it replaced. */
const quietly = { logHeapUsage: false, testTimeout: 20_000, hookTimeout: 60_000, isolate: false };

/** `unit` needs nothing; `api` gets a real PostgreSQL, started once per run. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...quietly,
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          ...quietly,
          name: 'api',
          include: ['apps/api/**/*.test.ts', 'drill/**/*.test.ts'],
          globalSetup: ['packages/testing/src/global-setup.ts'],
        },
      },
    ],
  },
});
