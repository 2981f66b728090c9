import { addDays } from '@onegi/contract/lines/dates';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { ensureTestPrograms } from '../scripts/find-chromium.ts';
import { readSlowdown } from './phone.ts';
import { say } from './report.ts';
import type { Process } from './stage.ts';

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const list = `/quoteCards?prod=TRAVEL&planType=S&destination=A&departDate=${addDays(today, 10)}&returnDate=${addDays(today, 14)}&travelling=I&spouse=N&adult=1&children=0&sort=ASC`;

const pages = [
  { name: 'home', path: '/', paintedWithin: 1.5 },
  { name: 'landing', path: '/travelIndex', paintedWithin: 1.5, scriptLimit: 140 },
  { name: 'landing (zh-Hant)', path: '/zh-Hant/travelIndex', paintedWithin: 1.5, scriptLimit: 140 },
  { name: 'quote list', path: list, paintedWithin: 1.8 },
];

interface NetworkItem {
  url?: string;
  resourceType?: string;
  transferSize?: number;
}

/** Bodies of the scripts a page loaded as they travelled: brotli, without headers. */
async function scriptKilobytes(items: readonly NetworkItem[]): Promise<number> {
  const scripts = items.filter((item) => item.resourceType === 'Script' && item.url);
  const sizes = await Promise.all(
    scripts.map(async ({ url = '' }) => {
      const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
      return Number(answer.headers.get('content-length'));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/**
 * Lighthouse's mobile profile on each page: paint, shift, accessibility and what travels. The line and the processor are held
 * back while the page loads: computed from a load that was not, a paint waits for every script that came before it, and from
 * this machine all of them do.
 */
export async function measurePages(server: Process): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureTestPrograms(), args: ['--no-sandbox'] });
  const { slowerBy } = await readSlowdown(browser);
  await browser.close();
  const chrome = await launch({
    chromePath: ensureTestPrograms(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-quic',
    ],
  });
  try {
    for (const { name, path, paintedWithin, scriptLimit } of pages) {
      const run = await lighthouse(server.url + path, {
        port: chrome.port,
        output: 'json',
        onlyCategories: ['performance', 'accessibility'],
        logLevel: 'error',
        throttlingMethod: 'devtools',
        throttling: { cpuSlowdownMultiplier: slowerBy },
      });
      const report = run?.lhr;
      if (!report) throw new Error(`Lighthouse said nothing about ${path}`);
      const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
      const details = report.audits['network-requests']?.details as { items?: NetworkItem[] } | undefined;
      const items = details?.items ?? [];
      const all = items.reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1000;
      const [lcp, cls] = [number('largest-contentful-paint'), number('cumulative-layout-shift')];
      const accessibility = Math.round((report.categories.accessibility?.score ?? 0) * 100);
      const script = await scriptKilobytes(items);
      say(
        name,
        `LCP ${(lcp / 1000).toFixed(2)} s (aim ${paintedWithin}), CLS ${cls.toFixed(3)}, accessibility ${accessibility}, performance ${Math.round((report.categories.performance?.score ?? 0) * 100)}, script ${script.toFixed(1)} kB${scriptLimit ? ` (aim ${scriptLimit})` : ''}, all ${all.toFixed(0)} kB`,
        lcp <= paintedWithin * 1000 && cls < 0.005 && accessibility === 100 && (!scriptLimit || script <= scriptLimit),
      );
    }
  } finally {
    chrome.kill();
  }
}
