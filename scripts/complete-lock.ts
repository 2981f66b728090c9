// npm leaves an optional package of another platform out of package-lock.json when the registry in use does not carry
// it, and `npm ci` then refuses the whole lock. This adds the missing entries (version and platform, as npm itself
// writes them): run it after changing dependencies. `--check` only tells what is missing.
import { readFileSync, writeFileSync } from 'node:fs';

interface LockEntry {
  version?: string;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

const systems = ['darwin', 'linux', 'win32', 'windows', 'android', 'freebsd', 'openharmony'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x'];

function platformEntry(name: string, version: string, dev: boolean | undefined): LockEntry {
  const parts = name.split(/[-/]/);
  const system = systems.find((candidate) => parts.includes(candidate));
  const processor = processors.find((candidate) => parts.includes(candidate));
  if (!system || !processor) throw new Error(`${name} does not say its platform: add it to package-lock.json by hand.`);
  const libc = parts.some((part) => part.startsWith('musl'))
    ? 'musl'
    : parts.some((part) => part.startsWith('gnu'))
      ? 'glibc'
      : null;
  return {
    version,
    cpu: [processor],
    ...(dev ? { dev: true } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    os: [system === 'windows' ? 'win32' : system],
  };
}

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockEntry> };
const added: string[] = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key] || lock.packages[`${path}/${key}`]) continue;
    lock.packages[key] = platformEntry(name, version, entry.dev);
    added.push(name);
  }
}
if (added.length === 0) console.log('package-lock.json names every optional package.');
else if (process.argv.includes('--check')) {
  console.error(
    `package-lock.json lacks ${added.length} optional packages (run node scripts/complete-lock.ts): ${added.join(', ')}`,
  );
  process.exitCode = 1;
} else {
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added to package-lock.json: ${added.join(', ')}`);
}
