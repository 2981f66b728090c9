import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { demoUsers } from '../apps/api/src/modules/accounts/users/demo-users.ts';
import type { RunningServer } from '../apps/api/src/server.ts';
import { buildPages, pagesAreStale } from './build-pages.ts';

const isDevelopment = process.argv.includes('--dev');
const say = (step: string) => console.log(`  ${step}`);

async function preparePages(): Promise<void> {
  if (isDevelopment || !pagesAreStale()) return;
  // What is wrong with the environment is told before half a minute of work, not after it.
  const { requireEnvironment } = await import('../apps/api/src/config.ts');
  requireEnvironment(process.env);
  say('Building the pages (half a minute the first time) …');
  await buildPages();
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
try {
  await preparePages();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
// What was compiled once starts faster and leaves the compiler out of memory the next time. Hence the late import.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'onegi'));
const { runServer } = await import('../apps/api/src/run-server.ts');
// On a terminal the lines above should stay in sight; a log collector gets everything.
const variables = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info') };
closeWithNpm();
const developPages = isDevelopment ? (await import('./develop-pages.ts')).developPages : undefined;
await runServer({ variables, onProgress: say, ...(developPages ? { developPages } : {}) }, announce);
