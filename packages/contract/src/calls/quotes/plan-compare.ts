import * as z from 'zod';
import { call } from '../../call.ts';
import * as f from '../../fields/formats.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { field, listOf, nullable, type Of, optional, shape } from '../../shape.ts';
import { frozenQuote, optionCover } from './shapes.ts';

const chosenPlan = shape({
  insurer: field('isr', f.insurerCode),
  plan: field('plan', f.planCode),
  /** The price shown stays the listed one when its quote comes along. */
  quoteRef: optional(q.quoteRef),
});

/** One to three plans of a product. */
export const chosenPlans = field(
  'planList',
  z.array(chosenPlan.codec).min(1, 'validation.required').max(3, 'validation.compareMax'),
);

export const compareRow = shape({
  benefitCode: q.benefitCode,
  group: q.group,
  groupZh: q.groupZh,
  benefit: q.benefit,
  benefitZh: q.benefitZh,
  content1: q.content1,
  content1Zh: q.content1Zh,
  content2: optional(q.content2),
  content2Zh: optional(q.content2Zh),
  content3: optional(q.content3),
  content3Zh: optional(q.content3Zh),
  /** Columns (from 0) with the best value; empty when all are alike. */
  best: q.best,
  /** Columns (from 0) that the plan does not cover. */
  gaps: q.gaps,
  same: q.same,
});
export type CompareRow = Of<typeof compareRow>;

export const planCompare = call({
  name: 'planCompare',
  method: 'POST',
  path: '/buy/plan-compare',
  summary: 'Benefits of one to three plans side by side; with one plan also its optional covers and notes',
  tag: 'quotes',
  permission: 'quotes.read',
  body: shape({
    product: q.product,
    onlyDifferent: q.onlyDifferent,
    plans: chosenPlans,
    /** Where no quote says which benefits are compared (motor: third party): lines/benefit-variants. */
    variant: optional(q.variant),
  }),
  answer: shape({
    plans: listOf('planList', frozenQuote),
    rows: listOf('rows', compareRow),
    benefits: optional(listOf('benefitList', compareRow)),
    covers: optional(listOf('coverList', shape({ name: q.name, nameZh: q.nameZh, text: q.text, textZh: q.textZh }))),
    options: optional(listOf('optionCoverList', optionCover)),
    notes: optional(listOf('noteList', shape({ text: q.text, textZh: q.textZh }))),
    /** The list the plans came from, when a quote came along. */
    searchUrl: nullable(q.searchUrl),
  }),
});
