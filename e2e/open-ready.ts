import { expect, type Page, type Request, type Response } from '@playwright/test';

const unanswered = new WeakMap<Page, Set<Request>>();

/** What a page has asked for and not got yet. */
function unansweredOf(page: Page): Set<Request> {
  const known = unanswered.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  unanswered.set(page, requests);
  page.on('request', (request) => {
    // A stream of events never ends.
    if (request.resourceType() !== 'eventsource') requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

/**
 * Opens a page and waits until its script hears what is pressed, and until what it asks for has come. Both are looked for:
 * on a busy machine a quiet half-second is no sign of them, and on others it is half a second too long. They may take as
 * long as the journey may.
 */
export async function openReady(page: Page, address: string): Promise<Response | null> {
  const requests = unansweredOf(page);
  requests.clear();
  const response = await page.goto(address);
  await waitUntilReady(page);
  await untilIdle(page);
  // What an answer changes can ask for more.
  do {
    await expect
      .poll(() => requests.size, { intervals: [20], timeout: 0, message: 'requests without an answer' })
      .toBe(0);
    await untilIdle(page);
  } while (requests.size > 0);
  return response;
}

/** React marks the document that it has taken over with a key of its own. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')), undefined, {
    timeout: 0,
  });
}

/**
 * Until the page has painted and has nothing left to do. A page that was given another size is at times never called idle by
 * Chromium, though it does nothing: such a page counts as idle after a moment.
 */
export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 }))),
  );
}

interface Shift {
  /** The layout shift score that Chromium gives it: the part of the window that moved times how far. */
  value: number;
  /** What moved, with its first words and its box before and after. */
  moved: string[];
}

interface LayoutShift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What of that in sight has moved by itself since the page was opened. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const kept = window as unknown as { shifts: Shift[] };
    kept.shifts = [];
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
        );
        kept.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
