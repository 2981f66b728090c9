import { call } from '../../call.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { travelSearchFields } from '../../lines/travel.ts';
import { field, optional, shape } from '../../shape.ts';

const { promotionCode, sort: _sort, insurers: _insurers, ...risk } = travelSearchFields;
const optionalRisk = {
  tripType: optional(risk.tripType),
  destination: optional(risk.destination),
  departOn: optional(risk.departOn),
  returnOn: risk.returnOn,
  party: optional(risk.party),
  withSpouse: optional(risk.withSpouse),
  adults: optional(risk.adults),
  children: optional(risk.children),
};

export const promotionCheck = call({
  name: 'promotionCheck',
  method: 'POST',
  path: '/buy/promotion-check',
  summary: 'Says what a promotion code is worth for a search, or why it does not apply',
  tag: 'quotes',
  body: shape({
    product: q.product,
    promotionCode: field(promotionCode.wire, q.promotionCode.schema),
    ...optionalRisk,
  }),
  answer: shape({ valid: q.valid, discountPercent: field('discount', q.discountPercent.schema) }),
});
