import * as z from 'zod';
import { call } from '../../call.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { lineSearches } from '../../lines/all.ts';
import { type LineCode, lineCodes } from '../../lines.ts';
import { type FieldMap, field, oneOfShapes, optional, type Shape, shape } from '../../shape.ts';

/** A product, a code, and by domain name whatever is known of the risk. */
interface PromotionFacts {
  readonly prod: LineCode;
  readonly promotionCode: string;
  readonly [fact: string]: unknown;
}

/** What is known of a line's risk so far: every field may be missing. */
function facts(line: LineCode) {
  const { promotionCode, sort: _sort, insurers: _insurers, ...risk } = (lineSearches[line] as Shape<FieldMap>).fields;
  return shape({
    prod: field('prod', z.literal(line, 'validation.choice')),
    promotionCode: field(promotionCode?.wire ?? '', q.promotionCode.schema),
    ...Object.fromEntries(Object.entries(risk).map(([name, each]) => [name, optional(each)])),
  }) as unknown as { codec: z.ZodType<PromotionFacts, Record<string, unknown>> };
}

export const promotionCheck = call({
  name: 'promotionCheck',
  method: 'POST',
  path: '/buy/promotion-check',
  summary: 'Says what a promotion code is worth for a search, or why it does not apply',
  tag: 'quotes',
  permission: 'quotes.search',
  body: oneOfShapes('prod', lineCodes.map(facts), 'validation.choice'),
  answer: shape({ valid: q.valid, discountPercent: field('discount', q.discountPercent.schema) }),
});
