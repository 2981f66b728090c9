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

/** How far what is in sight has moved by itself since the page was opened. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { shifted: number };
    counted.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[]) counted.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}
