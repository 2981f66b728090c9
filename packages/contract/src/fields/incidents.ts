import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/**
 * An answer: whole HK$, a count, hours (also with minutes: 5.5 or '5:59'), or the option chosen. What a question takes is
 * checked against its own bounds.
 */
const answer = z.union([z.number(), z.string().max(60)], 'validation.text');

/** Fields of the incident check: typical incidents, what is asked about them and what a plan would pay. */
export const incidentFields = {
  incident: field('incident', f.text(60)),
  title: field('title', z.string()),
  titleZh: field('title9', z.string()),
  /** Names the question in `answers`. */
  questionKey: field('key', z.string()),
  questionKind: field('kind', z.enum(['amount', 'count', 'choice'])),
  /** What a count is of. */
  unit: field('unit', z.string()),
  unitZh: field('unit9', z.string()),
  /** An example to start with; what only the insured knows has none. */
  initial: field('initial', z.union([z.number(), z.string()])),
  least: field('min', z.number()),
  most: field('max', z.number()),
  /** The key of the question whose answer this one is a part of, and cannot be more than. */
  within: field('within', z.string()),
  /** True: hours may be answered with their minutes, as '5:59'. */
  minutes: field('minutes', z.boolean()),
  /** True: where a plan comes with its quote, the quote answers it. */
  fromSearch: field('fromSearch', z.boolean()),
  optionValue: field('value', z.string()),
  optionLabel: field('label', z.string()),
  optionLabelZh: field('label9', z.string()),
  answers: field(
    'answers',
    z
      .record(z.string().max(40), answer, 'validation.object')
      .refine((given) => Object.keys(given).length <= 20, 'validation.tooMany'),
  ),
  outcome: field('outcome', z.enum(['pays', 'pays-up-to', 'does-not-pay'])),
  amountCents: field('amount', f.money),
  lossCents: field('loss', f.money),
  stepKind: field('kind', z.string()),
  illustration: field('illustration', z.string()),
  illustrationZh: field('illustration9', z.string()),
} as const;
