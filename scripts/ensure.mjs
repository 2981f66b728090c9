// Runs before start, dev, build and test, on whatever Node (20 or newer) the machine has: installs the dependencies when they
// are missing or older than package-lock.json. Plain JavaScript without dependencies, because nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.onegi-installed');
const busyFile = join(root, '.onegi-installing');
// A production server runs without the tools of development; whatever else is run needs them.
const isProductionStart = process.env.npm_lifecycle_event === 'prestart' && process.env.NODE_ENV === 'production';

function stampOfLock() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

// Of the optional packages only those made for exactly this machine are missed.
function isForThisMachine(entry) {
  return !entry.libc && entry.os?.includes(process.platform) === true && entry.cpu?.includes(process.arch) === true;
}

function readPackage(path) {
  const text = readText(join(root, path, 'package.json'));
  return text ? JSON.parse(text) : undefined;
}

// npm leaves node_modules/.package-lock.json when an installation is complete: a developer's own `npm install` counts too.
function npmSaysComplete() {
  try {
    const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
    const present = JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(([path, entry]) => {
      if (!path.includes('node_modules/')) return true;
      // A package of our own that is new since the installation.
      if (entry.link) return existsSync(join(root, path, 'package.json'));
      // A workspace's own packages stand in its folder, of which npm keeps no list.
      const installed = path.startsWith('node_modules/') ? present[path] : readPackage(path);
      if (!installed && isProductionStart && (entry.dev || entry.devOptional)) return true;
      if (!installed) return entry.optional === true && !isForThisMachine(entry);
      return installed.version === entry.version && existsSync(join(root, path, 'package.json'));
    });
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// Two first starts at the same moment must not delete each other's half-installed packages.
async function waitForMyTurn() {
  let told = false;
  for (;;) {
    try {
      writeFileSync(busyFile, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') return;
    }
    const other = Number(readText(busyFile));
    if (other > 0 && !isAlive(other)) rmSync(busyFile, { force: true });
    else if (!told) {
      console.log('Another process is installing the packages; waiting for it …');
      told = true;
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

// What the server would say after the installation is better said before it.
async function requireFreePort() {
  const port = Number(process.env.PORT || 3000);
  if (process.env.npm_lifecycle_event !== 'prestart' || !(port > 0 && port < 65536)) return;
  const probe = createServer();
  await new Promise((resolve, reject) => {
    probe.once('error', (error) =>
      error.code === 'EADDRINUSE'
        ? reject(new Error(`Port ${port} is in use by another program: stop it or set PORT.`))
        : resolve(),
    );
    probe.listen({ port, host: process.env.HOST || undefined }, () => probe.close(resolve));
  });
}

function runNpmCi() {
  const npm = process.env.npm_execpath;
  const include = isProductionStart ? [] : ['--include=dev'];
  const args = ['ci', ...include, '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: 'inherit' };
  return npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

async function main() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    console.error(`OneGI needs Node 20 or newer; this is Node ${process.versions.node}.`);
    return 1;
  }
  if (readText(stampFile) === stampOfLock()) return 0;
  await waitForMyTurn();
  try {
    if (readText(stampFile) === stampOfLock()) return 0;
    if (!npmSaysComplete()) {
      await requireFreePort();
      console.log('Installing the packages (about a minute the first time) …');
      const result = runNpmCi();
      if (result.error || result.status !== 0) {
        const reason = result.error ? result.error.message : `npm ci ended with code ${result.status ?? result.signal}`;
        console.error(
          `The packages could not be installed: ${reason} (npm says why above). Run the same command again once that is solved.`,
        );
        return 1;
      }
    }
    // Without the tools of development it is complete for a production start alone.
    if (isProductionStart) return 0;
    try {
      writeFileSync(`${stampFile}.new`, stampOfLock());
      renameSync(`${stampFile}.new`, stampFile);
    } catch {
      // node_modules belongs to another user: the packages are complete, only the shortcut of the next start is lost.
    }
    return 0;
  } finally {
    if (readText(busyFile) === String(process.pid)) rmSync(busyFile, { force: true });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
