import { caseFields as c } from '../../../fields/commercial.ts';
import { offerFields as o } from '../../../fields/offers.ts';
import { requestFields as r } from '../../../fields/requests.ts';
import { list } from '../../../list.ts';
import type { Of } from '../../../shape.ts';
import { offer } from './offer-shapes.ts';

/** An offer with the case that it is for. */
export const listedOffer = offer.and({
  insuredName: c.insuredName,
  caseProduct: c.caseProduct,
  productName: r.productName,
  productNameZh: r.productNameZh,
  startsOn: c.startsOn,
  endsOn: c.endsOn,
  consultantCode: c.consultantCode,
});
export type ListedOffer = Of<typeof listedOffer>;

export const offerList = list({
  name: 'listOffers',
  path: '/commercial-insurance/quote-list',
  summary:
    'Offers that wait for the consultant’s answer, what runs out first in front; of consultants those under their own codes',
  tag: 'commercial',
  permission: 'commercial.read',
  filters: {
    caseNumberPart: { field: c.caseNumberPart, kind: 'text', label: 'commercial.list.number', maxLength: 20 },
    caseProduct: {
      field: c.caseProduct,
      kind: 'choice',
      label: 'commercial.list.product',
      all: 'commercial.list.allProducts',
    },
    insurerAsked: {
      field: o.insurerAsked,
      kind: 'choice',
      label: 'commercial.offers.insurer',
      all: 'commercial.offers.allInsurers',
    },
  },
  sorts: {
    validUntil: { field: o.validUntil, order: 'asc' },
    answeredAt: { field: o.answeredAt, order: 'desc' },
    premiumCents: { field: o.premiumCents, order: 'asc' },
  },
  row: listedOffer,
  columns: {
    caseNumber: { label: 'commercial.list.number' },
    insuredName: { label: 'commercial.list.insuredName' },
    productName: { label: 'commercial.list.product', chinese: 'productNameZh' },
    insurerName: { label: 'commercial.offers.insurer', chinese: 'insurerNameZh' },
    premiumCents: { label: 'commercial.offers.premium', kind: 'money' },
    totalCents: { label: 'commercial.offers.total', kind: 'money' },
    validUntil: { label: 'commercial.offers.validUntil', kind: 'date' },
    answeredAt: { label: 'commercial.offers.answeredAt', kind: 'moment' },
    consultantCode: { label: 'commercial.list.consultantCode' },
  },
  exported: true,
});
