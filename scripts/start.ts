import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Config } from '../apps/api/src/config.ts';
import { demoUsers } from '../apps/api/src/modules/accounts/users/demo-users.ts';
import type { RunningServer } from '../apps/api/src/server.ts';
import { StartError } from '../apps/api/src/start-error.ts';
import { buildPages, pagesAreServable, pagesAreStale } from './build-pages.ts';

const isDevelopment = process.argv.includes('--dev');
const say = (step: string) => console.log(`  ${step}`);

/** A production server serves what `npm run build` made: building at a start would take its machine away from visitors. */
async function preparePages({ databaseUrl }: Config): Promise<void> {
  if (isDevelopment) return;
  if (databaseUrl || process.env.NODE_ENV === 'production') {
    if (pagesAreServable()) return;
    throw new StartError(
      'The pages are not built from these sources for this PUBLIC_URL: run npm run build once, then start again.',
    );
  }
  if (!pagesAreStale()) return;
  say('Building the pages (half a minute the first time) …');
  await buildPages(() => say('Another process is building them; waiting for it …')).catch((error: Error) => {
    throw new StartError(error.message);
  });
}

function announce({ config, port }: RunningServer): void {
  const address = process.env.PUBLIC_URL || `http://localhost:${port}`;
  console.log(`\n  OneGI is ready:  ${address}   (繁體中文: ${address}/zh-Hant)`);
  console.log(`  API:             ${address}/api/docs`);
  if (config.demo) {
    console.log('\n  Visitors need no account. Users of the demo, at /login:');
    for (const { email, password } of demoUsers) console.log(`    ${email.padEnd(32)} ${password}`);
    console.log('\n  Test cards of the payment page (any future expiry, any CVC):');
    console.log('    4242 4242 4242 4242   paid');
    console.log('    4000 0000 0000 3220   paid after the bank asks (3-D Secure)');
    console.log('    4000 0000 0000 0002   declined');
    console.log('    4000 0000 0000 9995   insufficient funds');
  }
  console.log('\n  Ctrl-C stops it.\n');
}

/** npm does not pass every signal on: when the shell it started us in is gone, so is whoever wanted us. */
function closeWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 300).unref();
}

console.log('OneGI is starting');
// What was compiled once starts faster and leaves the compiler out of memory the next time. Hence the late import.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'onegi'));
const { runServer } = await import('../apps/api/src/run-server.ts');
// On a terminal the lines above should stay in sight; a log collector gets everything.
const variables = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info') };
closeWithNpm();
const developPages = isDevelopment ? (await import('./develop-pages.ts')).developPages : undefined;
await runServer({ variables, onProgress: say, preparePages, ...(developPages ? { developPages } : {}) }, announce);
