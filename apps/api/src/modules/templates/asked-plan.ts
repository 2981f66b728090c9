import type { RequestReason } from '@onegi/contract/fields/requests';
import { lineCodes } from '@onegi/contract/lines';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { bothTexts } from '../../lib/texts.ts';
import { readQuote } from '../quotes/read-quote.ts';
import type { AskedPlan } from './template.ts';

/** What a request says of the plan it is for. */
export interface PlanAskedFor {
  readonly product: string;
  readonly plan?: string | undefined;
  readonly quoteRef?: string | undefined;
  readonly reason?: RequestReason | undefined;
}

/** The listed price behind a quote; undefined for a quote of another plan and one that holds no longer. */
async function priceOf(deps: Deps, quoteRef: string, code: string): Promise<string | undefined> {
  try {
    const { plan, totalCents } = await readQuote(deps, quoteRef, { today: deps.clock.today() });
    if (plan.code !== code) return undefined;
    return `HK$${(totalCents / 100).toLocaleString('en-HK', { minimumFractionDigits: 2 })}`;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** The plan, its listed price and the reason in words; what is unknown is left out. */
export async function askedPlan(
  deps: Deps,
  { product, plan = '', quoteRef, reason }: PlanAskedFor,
): Promise<AskedPlan> {
  const line = lineCodes.find((code) => code === product);
  const known = line && deps.catalogue.current().line(line).planByCode.get(plan);
  const price = known && quoteRef ? await priceOf(deps, quoteRef, plan) : undefined;
  return {
    ...(known ? { plan: known.name } : {}),
    ...(price ? { price: { en: price, zhHant: price } } : {}),
    ...(reason ? { reason: bothTexts(`templates.reasons.${reason}`) } : {}),
  };
}
