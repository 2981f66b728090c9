import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const playwrightPrograms = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

/** Browsers that playwright has downloaded earlier. */
function playwrightPlaces(): string[] {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  return caches.flatMap((cache) => {
    if (!cache || !existsSync(cache)) return [];
    const versions = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
    return versions.flatMap((version) => playwrightPrograms.map((program) => join(cache, version, program)));
  });
}

/** A Chromium on this machine: CHROMIUM_PATH, else the usual places. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  return [...usualPlaces, ...playwrightPlaces()].find((path) => existsSync(path));
}

function run(command: string, args: string[]): boolean {
  console.log(`  ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

function hasProgram(name: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name)));
}

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** What tests need of the machine: a Chromium, Chinese glyphs for it, and the PDF tools. Installs what it can. */
export function ensureTestPrograms(): string {
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc') ? [] : ['fonts-noto-cjk']),
    ...(hasProgram('pdftoppm') ? [] : ['poppler-utils']),
  ];
  if (missing.length > 0 && canInstallPackages()) {
    console.log(`Installing ${missing.join(', ')} for the tests …`);
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing]);
  }
  if (!findChromium()) {
    console.log('Installing a Chromium for the tests …');
    run('npx', ['playwright', 'install', 'chromium']);
  }
  const chromium = findChromium();
  if (!chromium) {
    throw new Error(
      'No Chromium was found and none could be installed: install one and set CHROMIUM_PATH to its program.',
    );
  }
  return chromium;
}
