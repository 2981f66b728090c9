import * as z from 'zod';
import { call } from '../../../call.ts';
import { caseFields as c } from '../../../fields/commercial.ts';
import { indicationFields as i } from '../../../fields/indication.ts';
import { linkFields as l } from '../../../fields/insurer-links.ts';
import { offerFields as o } from '../../../fields/offers.ts';
import { quoteFields as q } from '../../../fields/quotes.ts';
import { listOf, nullable, type Of, optional, shape } from '../../../shape.ts';

const byOfficer = { tag: 'commercial', permission: 'requests.answer' } as const;
const aCase = shape({ caseNumber: c.caseNumber });

/** Why an insurer does not write a case. */
const reason = shape({ code: i.code, label: i.label, labelZh: i.labelZh });

/** What an insurer is known to write, held against a case: nothing that it has promised. */
const insurerAppetite = shape({
  insurerCode: o.insurerCode,
  insurerName: o.insurerName,
  insurerNameZh: o.insurerNameZh,
  fits: o.fits,
  reasons: listOf('reasons', reason),
  /** Null while it has not been asked. */
  offerState: nullable(o.offerState),
  canSend: o.canSend,
  /** Where it would be sent a link, and in which language. */
  linkEmail: l.linkEmail,
  insurerLanguage: nullable(l.insurerLanguage),
});
export type InsurerAppetite = Of<typeof insurerAppetite>;

export const insurerAppetites = call({
  ...byOfficer,
  name: 'insurerAppetites',
  method: 'GET',
  path: '/commercial-insurance/offer/appetite',
  summary:
    'For each insurer whether it writes a case by what it is known to write, else every reason why not; whether it was asked, and where it would be',
  query: aCase,
  answer: z.array(insurerAppetite.codec),
});

const levies = shape({
  bearingCents: o.bearingCents,
  classLeviesCents: o.classLeviesCents,
  iaLevyCents: o.iaLevyCents,
  totalCents: o.totalCents,
});
export type OfferLevies = Of<typeof levies>;

export const offerLevies = call({
  ...byOfficer,
  name: 'offerLevies',
  method: 'POST',
  path: '/commercial-insurance/offer/levies',
  summary: 'The levies on a premium for a case as keying it in would work them out, kept nowhere',
  body: aCase.and({ premiumCents: o.premiumKeyed, bearingCents: optional(o.bearingKeyed) }),
  answer: levies,
});

export const compareOffersPdf = call({
  name: 'compareOffersPdf',
  method: 'GET',
  path: '/commercial-insurance/offer/comparison',
  summary: 'The offers of a case side by side as a PDF, to give to a client',
  tag: 'commercial',
  permission: 'commercial.read',
  query: aCase.and({ language: optional(q.language) }),
  /** The file itself; only failures are JSON. */
  answer: z.unknown(),
});
