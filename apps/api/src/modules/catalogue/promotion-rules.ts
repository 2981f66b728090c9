import type { LineCode } from '@onegi/contract/lines';
import { z } from 'zod';
import type { Bilingual } from './bilingual.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** A condition on one fact of the risk, by its domain name: { fact: 'tripType', is: 'S' }. */
export const promotionRule = z.union([
  z.strictObject({ fact: z.string(), is: scalar }),
  z.strictObject({ fact: z.string(), atLeast: z.number() }),
  z.strictObject({ fact: z.string(), atMost: z.number() }),
]);

export type PromotionRule = z.infer<typeof promotionRule>;

export interface Promotion {
  readonly code: string;
  /** Null: every line. */
  readonly line: LineCode | null;
  readonly discountBasisPoints: number;
  /** Both inclusive, yyyy-MM-dd. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly rule: PromotionRule | null;
  readonly failure: Bilingual | null;
}

/** True when the facts meet the rule. A fact that is not known yet does not. */
export function meetsRule(rule: PromotionRule, facts: Readonly<Record<string, unknown>>): boolean {
  const value = facts[rule.fact];
  if ('is' in rule) return value === rule.is;
  if (typeof value !== 'number') return false;
  return 'atLeast' in rule ? value >= rule.atLeast : value <= rule.atMost;
}
