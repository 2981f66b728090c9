import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureTestPrograms } from './find-chromium.ts';
import { freePort } from './free-port.ts';
import { type Outcome, runToEnd } from './run-to-end.ts';

const root = join(import.meta.dirname, '..');
/** With the whole demonstration, on a busy machine. */
const START_WITHIN_MS = 300_000;

interface Served {
  url: string;
  stop: () => Promise<void>;
}

function ended(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** The real server, started as a user starts it, with a data folder of its own. */
async function serve(): Promise<Served> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'onegi e2e '));
  chmodSync(dataDir, 0o711);
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: '',
    DATABASE_URL: '',
    REQUESTS_PER_MINUTE: '0',
    // Journeys are many people, each with an address of their own (e2e/accounts.ts).
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'warn',
  };
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async () => {
    child.kill('SIGTERM');
    for (let waited = 0; !ended(child) && waited < 20_000; waited += 50) await sleep(50);
    if (!ended(child)) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  const until = performance.now() + START_WITHIN_MS;
  while (performance.now() < until && !ended(child)) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return { url, stop };
    await sleep(200);
  }
  await stop();
  throw new Error('The server did not become ready for the browser tests.');
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * Journeys in a real browser. A run that breaks off counts as one failure.
 * @param config playwright's, below the root
 */
export async function runJourneys(
  playwrightArguments: string[] = [],
  config = 'e2e/playwright.config.ts',
): Promise<Outcome> {
  const chromium = ensureTestPrograms();
  const report = join(root, 'test-results', 'e2e.json');
  rmSync(report, { force: true });
  const { url, stop } = await serve();
  try {
    const code = await runToEnd('playwright', ['test', '--config', config, ...playwrightArguments], {
      BASE_URL: url,
      CHROMIUM_PATH: chromium,
    });
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    const failed = stats.unexpected + stats.flaky + stats.skipped;
    return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
  } finally {
    await stop();
  }
}

if (import.meta.main) {
  const { failed } = await runJourneys(process.argv.slice(2));
  process.exitCode = failed > 0 ? 1 : 0;
}
