import type { Page, Response } from '@playwright/test';

/**
 * Opens a page and waits until its script hears what is pressed. A quiet network is no sign of that: on a busy machine a
 * script can have arrived long before it runs, and a form pressed before then does what it does without a script.
 * React marks the document it has taken over with a key of its own.
 */
export async function openReady(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  await waitUntilReady(page);
  return response;
}

export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
}
