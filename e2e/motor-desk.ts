import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import { quoteMotorCase, saveMotorCase } from '@onegi/contract/calls/motor/cases';
import type { Page } from '@playwright/test';
import { callAs } from './accounts.ts';
import { readMotorCase } from './motor-case.ts';

/** A case as its caller has just seen it. */
async function seen(page: Page, quotationNumber: string) {
  const { rowVersion } = await readMotorCase(page, quotationNumber);
  return { quotationNumber, rowVersion };
}

/** Keys a case by its call. */
export async function keyCase(page: Page, quotationNumber: string, form: MotorForm): Promise<void> {
  await callAs(page, saveMotorCase, { ...(await seen(page, quotationNumber)), form });
}

/** Quotes a case by a plan, or refers it, by its call. */
export async function quoteCase(page: Page, quotationNumber: string): Promise<void> {
  const terms = { insurerDiscountBasisPoints: 0, clientDiscountBasisPoints: 0, loadingPercent: null, reason: '' };
  const of = await seen(page, quotationNumber);
  await callAs(page, quoteMotorCase, { ...of, planCode: 'LPG-MOTOR-S', ...terms });
}
