import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright-core';

/** A mobile network as page speed is commonly measured: milliseconds, and bytes a second. */
export const phoneNetwork = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/**
 * What a phone of the middle class scores in Lighthouse's benchmark of processors: its default holds a desk of some 1,600 back
 * four times. Its classes: up to 125 the slowest phones, up to 800 those of the middle, from 1,000 on desks.
 */
const PHONE_SCORE = 400;

export interface Slowdown {
  /** What this machine scores at the moment. */
  readonly score: number;
  /** So many times its processor is held back to be such a phone's; 1 where it is no faster. */
  readonly slowerBy: number;
}

/** How much faster than the phone this machine is now: a fixed factor would measure the machine. */
export async function readSlowdown(browser: Browser): Promise<Slowdown> {
  const page = await browser.newPage();
  try {
    const score = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    return { score, slowerBy: Math.max(1, score / PHONE_SCORE) };
  } finally {
    await page.close();
  }
}
