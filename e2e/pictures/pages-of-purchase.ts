import { expect, type Page } from '@playwright/test';
import { openReady } from '../open-ready.ts';
import { agree, fillApplicant, listAddress, payWithCard } from '../purchase.ts';

const ends = ['covers', 'details', 'review', 'payment', 'confirmation'] as const;

/** Buys a plan as far as that page, another plan for each; answers the page's path. */
async function buyUntil(page: Page, until: (typeof ends)[number]): Promise<string> {
  const path = () => new URL(page.url()).pathname + new URL(page.url()).search;
  await openReady(page, listAddress());
  await page
    .getByRole('button', { name: /^Apply Now\(A\)/ })
    .nth(ends.indexOf(until))
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill('demo01@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(/\/apply\/[\w-]+/);
  if (until === 'covers') return path();
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await fillApplicant(page);
  await expect(page.getByText('All changes are saved')).toBeVisible();
  if (until === 'details') return path();
  await page.getByRole('button', { name: 'Continue to the review' }).click();
  await agree(page);
  await expect(page.getByText('All changes are saved')).toBeVisible();
  if (until === 'review') return path();
  await page.getByRole('button', { name: /^Pay HK\$/ }).click();
  if (until === 'payment') {
    await page.getByRole('link', { name: 'Cancel and return to the shop' }).click();
    await expect(page).toHaveURL(/\/pay\//);
    return path();
  }
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/confirmation\//);
  await expect(page.getByRole('link', { name: /PDF/ }).first()).toBeVisible({ timeout: 30_000 });
  return path();
}

/** The pages of a purchase, each as far as it gets by its address. */
export async function pagesOfPurchase(page: Page): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const end of ends) pages[end] = await buyUntil(page, end);
  return pages;
}
