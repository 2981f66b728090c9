import { z } from 'zod';
import type { PromotionRule } from '../../ports/catalogue.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** A condition on one fact of the risk, by its domain name: { fact: 'tripType', is: 'S' }. */
export const promotionRule = z.union([
  z.strictObject({ fact: z.string(), is: scalar }),
  z.strictObject({ fact: z.string(), atLeast: z.number() }),
  z.strictObject({ fact: z.string(), atMost: z.number() }),
]) satisfies z.ZodType<PromotionRule>;

/** True when the facts meet the rule. A fact that is not known yet does not. */
export function meetsRule(rule: PromotionRule, facts: Readonly<Record<string, unknown>>): boolean {
  const value = facts[rule.fact];
  if ('is' in rule) return value === rule.is;
  if (typeof value !== 'number') return false;
  return 'atLeast' in rule ? value >= rule.atLeast : value <= rule.atMost;
}
