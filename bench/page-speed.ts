import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { planTravel } from '@onegi/contract/calls/quotes/plan-lists';
import { listAddress } from '@onegi/contract/lines/address';
import { addDays } from '@onegi/contract/lines/dates';
import pg from 'pg';
import { type Browser, chromium, type Page } from 'playwright-core';
import { ensureTestPrograms } from '../scripts/find-chromium.ts';
import { phoneNetwork, readSlowdown, type Slowdown } from './phone.ts';
import { say, times, whole } from './report.ts';
import { signedInAgain } from './signed-in.ts';
import type { Process, Stage } from './stage.ts';

/** The middle of three is still that of a moment when the machine did something else. */
const ROUNDS = 7;
const SCRIPT_LIMIT_KB = 140;

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const search = planTravel.body.codec.encode({
  ...{ tripType: 'S', destination: 'A', departOn: addDays(today, 10), returnOn: addDays(today, 14) },
  ...{ party: 'I', withSpouse: false, adults: 1, children: 0 },
}) as Record<string, unknown>;
const list = `${listAddress('TRAVEL', search)}&sort=ASC`;

const landings = [
  'travelIndex',
  'homeIndex',
  'fireIndex',
  'motorIndex',
  'PAIndex',
  'medicalIndex',
  'overseaSIndex',
  'petsIndex',
  'domesticIndex',
  'golfIndex',
  'smeIndex',
];

interface Measured {
  name: string;
  path: string;
  /** Seconds until the largest part is painted. */
  paintAim?: number;
  /** A control of the page, which React has taken over once it can be used. */
  control: string;
  /** Seconds until then. */
  usableAim?: number;
  /** Milliseconds from a press of the control to what is painted after it. */
  responseAim?: number;
  signedIn?: boolean;
}

/** What a plan's page and a comparison are asked for: two plans of the list, with their quotes. */
async function pagesOf(url: string): Promise<Measured[]> {
  const answer = await fetch(`${url}/api/buy/plan-travel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(search),
  });
  const { data = [] } = (await answer.json()) as { data?: unknown[] };
  const [one, other] = planTravel.answer.decode(data as never).filter(({ quoteRef }) => quoteRef);
  if (!one || !other) throw new Error(`The list to be measured has no plans: ${answer.status}`);
  const quote = ({ quoteRef }: typeof one) => encodeURIComponent(quoteRef ?? '');
  const details = `/planCoverage/TRAVEL/${one.insurer}/${one.plan}?quote=${quote(one)}`;
  return [
    { name: 'home', path: '/', control: 'header button', paintAim: 1.5, responseAim: 100 },
    { name: 'landing', path: '/travelIndex', ...landing },
    { name: 'landing (zh-Hant)', path: '/zh-Hant/motorIndex', ...landing },
    {
      name: 'quote list',
      path: list,
      control: 'main li:nth-child(7) input',
      paintAim: 1.8,
      usableAim: 2.5,
      responseAim: 100,
    },
    { name: 'plan details', path: details, control: 'main button', paintAim: 1.5 },
    {
      name: 'comparison',
      path: `/planCompare?quote=${quote(one)}&quote=${quote(other)}`,
      control: 'main button',
      paintAim: 1.5,
    },
    { name: 'after login', path: '/home-page', control: 'main a', paintAim: 1.5, signedIn: true },
    { name: 'dashboard', path: '/home', control: 'main input[type=checkbox]', paintAim: 2, signedIn: true },
  ];
}

const landing = { control: 'main form button[type=submit]', paintAim: 1.5, responseAim: 100 };

interface Seen {
  paint: number;
  usable: number;
  shift: number;
  /** The longest time from a press to what is painted after it. */
  response: number;
}

/** Counts paints, shifts and whether React has taken the control over, from within the page. */
function watch(control: string): void {
  const seen = { paint: 0, usable: 0, shift: 0, response: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    // A pointer that only moves waits for nothing.
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (interactionId > 0) seen.response = Math.max(seen.response, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  /** React marks an element while it goes through the page, which hears nothing until the whole of it is taken over. */
  const isTakenOver = (element: Element) => {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1];
    const isPageTaken = root && !root.stateNode.current.memoizedState.isDehydrated;
    return isPageTaken && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  };
  const look = () => {
    const found = document.querySelector(control);
    if (found && isTakenOver(found)) seen.usable = performance.now();
    else setTimeout(look, 20);
  };
  look();
}

async function open(browser: Browser, url: string, cookie?: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
    locale: 'en-HK',
  });
  if (cookie) {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
    await context.addInitScript(() => localStorage.setItem('onegi-signed-in', '1'));
  }
  return context.newPage();
}

async function slowDown(page: Page, { slowerBy }: Slowdown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...phoneNetwork });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
}

async function measureOnce(
  browser: Browser,
  url: string,
  one: Measured,
  slowdown: Slowdown,
  cookie: string,
): Promise<Seen> {
  const page = await open(browser, url, one.signedIn ? cookie : undefined);
  try {
    await slowDown(page, slowdown);
    await page.addInitScript(watch, one.control);
    await page.goto(url + one.path, { waitUntil: 'load', timeout: 60_000 });
    await page
      .waitForFunction(() => (window as unknown as { seen: Seen }).seen.usable > 0, null, { timeout: 30_000 })
      .catch(async () => {
        throw new Error(
          `The ${one.name} never had a working ${one.control}: ${await page.locator('main').innerText()}`,
        );
      });
    await page.waitForLoadState('networkidle');
    const { paint, usable, shift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    if (one.responseAim) {
      await page.locator(one.control).filter({ visible: true }).first().click();
      await page.waitForTimeout(1_000);
    }
    const { response } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    return { paint, usable, shift, response };
  } finally {
    await page.context().close();
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** Bodies of all scripts that a page loads until it is quiet, as they travel. */
async function scriptKilobytes(browser: Browser, url: string): Promise<number> {
  const page = await open(browser, url);
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(
      () =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    );
  } finally {
    await page.context().close();
  }
}

/** The yardstick: a page of a heading and one style sheet, which no page can paint before. */
async function openBarePage(): Promise<{ url: string; close: () => void }> {
  const html = '<!doctype html><title>Bare</title><link rel="stylesheet" href="/a.css"><main><h1>Bare page</h1></main>';
  const server = createServer((request, response) => {
    response.setHeader('content-type', request.url === '/a.css' ? 'text/css' : 'text/html');
    response.end(request.url === '/a.css' ? 'h1 { font-size: 2rem }' : html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

async function barePaint(browser: Browser, url: string, slowdown: Slowdown): Promise<number> {
  const page = await open(browser, url);
  try {
    await slowDown(page, slowdown);
    await page.addInitScript(watch, 'none');
    await page.goto(url);
    await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.paint > 0);
    return await page.evaluate(() => (window as unknown as { seen: Seen }).seen.paint);
  } finally {
    await page.context().close();
  }
}

async function sessionCookie(databaseUrl: string): Promise<string> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return `og_session=${await signedInAgain(client, 'administrator')}`;
  } finally {
    await client.end();
  }
}

/**
 * What pages cost a phone: seconds until they are painted and until they can be used, round by round beside a bare page
 * of the same minute, and the script that each landing page loads in both languages. A missed aim fails the run.
 */
export async function measurePageSpeed(server: Process, stage: Stage): Promise<void> {
  const cookie = await sessionCookie(stage.databaseUrl);
  const browser = await chromium.launch({ executablePath: ensureTestPrograms(), args: ['--no-sandbox'] });
  const bare = await openBarePage();
  const report = (what: string, figures: string, met: boolean | null) => {
    say(what, figures, met);
    if (met === false) process.exitCode = 1;
  };
  try {
    const pages = await pagesOf(server.url);
    const warmUp = await readSlowdown(browser);
    for (const one of pages) await measureOnce(browser, server.url, one, warmUp, cookie);
    const rounds: { slowdown: Slowdown; yardstick: number; seen: Seen[] }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const slowdown = await readSlowdown(browser);
      const yardstick = await barePaint(browser, bare.url, slowdown);
      const seen: Seen[] = [];
      for (const one of pages) seen.push(await measureOnce(browser, server.url, one, slowdown, cookie));
      rounds.push({ slowdown, yardstick, seen });
    }
    const ofMachine = (figure: keyof Slowdown) => median(rounds.map(({ slowdown }) => slowdown[figure]));
    report(
      'processor, held back to that of a phone',
      `${times(ofMachine('slowerBy'))}: it scores ${whole(ofMachine('score'))}`,
      null,
    );
    report('bare page, painted', seconds(median(rounds.map(({ yardstick }) => yardstick))), null);
    for (const [at, { name, paintAim, usableAim, responseAim }] of pages.entries()) {
      const of = (figure: keyof Seen) => median(rounds.map(({ seen }) => (seen[at] as Seen)[figure]));
      const [paint, usable, response] = [of('paint'), of('usable'), of('response')];
      // What moves once in a few loads moves.
      const shift = Math.max(...rounds.map(({ seen }) => (seen[at] as Seen).shift));
      const aim = (value?: number) => (value ? ` (aim ${value.toFixed(1)})` : '');
      const within = (value: number, limit = Number.POSITIVE_INFINITY) => value <= limit;
      const met =
        within(paint / 1000, paintAim) &&
        within(usable / 1000, usableAim) &&
        within(response, responseAim) &&
        shift === 0;
      report(
        name,
        `painted ${seconds(paint)}${aim(paintAim)}, usable ${seconds(usable)}${aim(usableAim)}, shift ${shift.toFixed(4)}${responseAim ? `, answers a press in ${response} ms (aim ${responseAim})` : ''}`,
        paintAim ? met : null,
      );
    }
    for (const prefix of ['', '/zh-Hant']) {
      for (const landing of landings) {
        const weight = await scriptKilobytes(browser, `${server.url}${prefix}/${landing}`);
        report(
          `${prefix}/${landing}`,
          `script ${weight.toFixed(1)} kB (aim ${SCRIPT_LIMIT_KB})`,
          weight <= SCRIPT_LIMIT_KB,
        );
      }
    }
  } finally {
    bare.close();
    await browser.close();
  }
}
