import * as z from 'zod';
import { call } from '../../../call.ts';
import { caseFields as c } from '../../../fields/commercial.ts';
import { linkFields as l } from '../../../fields/insurer-links.ts';
import { MOST_INSURERS, offerFields as o } from '../../../fields/offers.ts';
import { listOf, optional, shape } from '../../../shape.ts';
import { answerKeyed, offer } from './offer-shapes.ts';

const writing = { method: 'POST', tag: 'commercial', idempotent: true, answer: z.array(offer.codec) } as const;
const byOfficer = { ...writing, permission: 'requests.answer' } as const;
const byConsultant = { ...writing, permission: 'commercial.write' } as const;
/** A row of the list of offers, as it was shown; what else it holds does not matter. */
const shownOffer = shape({ caseNumber: c.caseNumber, offerNumber: o.offerNumber, offerVersion: o.offerVersion });

/** Where an insurer is asked this time, in the place of its known contact. */
const addressed = shape({
  insurerAsked: o.insurerAsked,
  insurerEmail: l.insurerEmail,
  insurerLanguage: optional(l.insurerLanguage),
});

export const sendToInsurers = call({
  ...byOfficer,
  name: 'sendToInsurers',
  path: '/commercial-insurance/offer/send',
  summary:
    'Asks several insurers at once for an offer; also again those whose offer is over. Who has a known address, or one in addressList, is e-mailed a link. Answers all offers of the case',
  body: shape({
    caseNumber: c.caseNumber,
    insurers: o.insurers,
    addressed: optional(listOf('addressList', addressed, MOST_INSURERS)),
  }),
});

export const saveOffer = call({
  ...byOfficer,
  name: 'saveOffer',
  path: '/commercial-insurance/offer/save',
  summary:
    'Keys in what an insurer has answered: an offer (Q), what it needs to know (P), or that it does not quote (N). The levies are worked out. Answers all offers of the case',
  body: shownOffer.and(answerKeyed.fields),
});

export const acceptOffer = call({
  ...byConsultant,
  name: 'acceptOffer',
  path: '/commercial-insurance/offer/accept',
  summary:
    'Accepts an offer as it was shown: the case is accepted, and its other open offers are declined. Answers all offers of the case',
  body: shownOffer,
});

export const declineOffer = call({
  ...byConsultant,
  name: 'declineOffer',
  path: '/commercial-insurance/offer/decline',
  summary: 'Declines an offer as it was shown. Answers all offers of the case',
  body: shownOffer,
});
