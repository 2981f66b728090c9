import { defineConfig, devices } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Not tests of a promise: what `npm run pictures` takes to be looked at. */
export default defineConfig({
  ...journeys,
  testDir: 'pictures',
  testMatch: /\.pictures\.ts$/,
  timeout: 1_800_000,
  use: { ...journeys.use, trace: 'off', screenshot: 'off', contextOptions: { reducedMotion: 'reduce' } },
  projects: [{ name: 'pictures', use: devices['Desktop Chrome'] }],
});
