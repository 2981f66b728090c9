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

const usualShells = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium-headless-shell'];

/** Programs in the folders of browsers that playwright has downloaded earlier, whose names begin so. */
function playwrightPlaces(browser: string, programs: readonly string[]): string[] {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  return caches.flatMap((cache) => {
    if (!cache || !existsSync(cache)) return [];
    const versions = readdirSync(cache).filter((name) => new RegExp(`^${browser}-\\d+$`).test(name));
    return versions.flatMap((version) => programs.map((program) => join(cache, version, program)));
  });
}

/** A Chromium on this machine: CHROMIUM_PATH, else the usual places. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  const downloaded = playwrightPlaces('chromium', [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ]);
  return [...usualPlaces, ...downloaded].find((path) => existsSync(path));
}

/** Chromium without what only a window needs: the same pages at about four fifths of the work. */
function findHeadlessShell(): string | undefined {
  const downloaded = playwrightPlaces('chromium_headless_shell', [
    'chrome-linux/headless_shell',
    'chrome-headless-shell-linux64/chrome-headless-shell',
  ]);
  return [...usualShells, ...downloaded].find((path) => existsSync(path));
}

/** The browser of the journeys: the one that was asked for, else the lighter one. */
const findTestBrowser = () => (process.env.CHROMIUM_PATH ? findChromium() : (findHeadlessShell() ?? findChromium()));

function run(command: string, args: string[]): boolean {
  console.log(`  ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

function hasProgram(name: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name)));
}

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const succeeds = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Whether a package could be installed from the package lists as they are. */
const isOffered = (name: string) => succeeds('apt-get', ['install', '--simulate', '-qq', name]);

function installPackages(names: string[]): void {
  console.log(`Installing ${names.join(', ')} for the tests …`);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

/** What tests need of the machine: a Chromium, Chinese glyphs for it, and the PDF tools. Installs what it can. */
export function ensureTestPrograms(): string {
  const missing = [
    ...(existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc') ? [] : ['fonts-noto-cjk']),
    ...(hasProgram('pdftoppm') ? [] : ['poppler-utils']),
  ];
  if (canInstallPackages()) {
    if (missing.length > 0 || !findTestBrowser()) run('apt-get', ['update', '-qq']);
    if (missing.length > 0) installPackages(missing);
    const shell = 'chromium-headless-shell';
    if (!process.env.CHROMIUM_PATH && !findHeadlessShell() && isOffered(shell)) installPackages([shell]);
    if (!findTestBrowser()) installPackages(['chromium']);
  }
  if (!findTestBrowser()) {
    console.log('Installing a Chromium for the tests …');
    run('npx', ['playwright', 'install', 'chromium']);
  }
  const chromium = findTestBrowser();
  if (!chromium) {
    throw new Error(
      'No Chromium was found and none could be installed: install one and set CHROMIUM_PATH to its program.',
    );
  }
  return chromium;
}
