import * as z from 'zod';
import { purchaseFields as p } from '../../fields/purchases.ts';
import { field, nested, nullable, type Of, optional, shape } from '../../shape.ts';
import { frozenQuote } from '../quotes/shapes.ts';

/** Optional covers chosen; each defaults to no. */
export const chosenOptions = shape({ cruise: p.cruise, scuba: p.scuba, golf: p.golf, winter: p.winter });
export type ChosenOptions = Of<typeof chosenOptions>;

/** The proposer. Complete and valid. */
export const applicant = shape({
  title: p.title,
  surname: p.surname,
  firstName: p.firstName,
  bornOn: p.bornOn,
  hkid: p.hkid,
  flat: optional(p.flat),
  floor: optional(p.floor),
  building: p.building,
  street: optional(p.street),
  district: p.district,
  phone: p.phone,
  email: p.email,
  referrerCode: optional(p.referrerCode),
  isTravelling: p.isTravelling,
});
export type Applicant = Of<typeof applicant>;

/** One insured person. Complete and valid. */
export const traveller = shape({
  personKind: p.personKind,
  surname: p.surname,
  firstName: p.firstName,
  bornOn: p.bornOn,
  /** Required of adults; a child may have none yet. */
  hkid: optional(p.hkid),
  relationship: p.relationship,
});
export type Traveller = Of<typeof traveller>;

/** The same while being filled in: everything may be missing or half typed. */
export const applicantDraft = shape({
  title: optional(p.titleDraft),
  surname: optional(p.surnameDraft),
  firstName: optional(p.firstNameDraft),
  bornOn: optional(p.bornOnDraft),
  hkid: optional(p.hkidDraft),
  flat: optional(p.flatDraft),
  floor: optional(p.floorDraft),
  building: optional(p.buildingDraft),
  street: optional(p.streetDraft),
  district: optional(p.districtDraft),
  phone: optional(p.phoneDraft),
  email: optional(p.emailDraft),
  referrerCode: optional(p.referrerCodeDraft),
  isTravelling: optional(p.isTravelling),
});
export type ApplicantDraft = Of<typeof applicantDraft>;

export const travellerDraft = shape({
  personKind: p.personKind,
  surname: optional(p.surnameDraft),
  firstName: optional(p.firstNameDraft),
  bornOn: optional(p.bornOnDraft),
  hkid: optional(p.hkidDraft),
  relationship: optional(p.relationshipDraft),
});
export type TravellerDraft = Of<typeof travellerDraft>;

export const applicationStates = ['draft', 'submitted', 'paid', 'expired'] as const;

export const application = shape({
  applicationRef: p.applicationRef,
  version: p.version,
  state: field(p.state.wire, z.enum(applicationStates)),
  step: p.step,
  language: p.language,
  /** The frozen quote in force: with the optional covers chosen so far. */
  quote: nested('quote', frozenQuote),
  /** The total before the last change of covers, when it differs. */
  previousTotalCents: nullable(p.previousTotalCents),
  options: nested('options', chosenOptions),
  applicant: nested('applicant', applicantDraft),
  travellers: field(p.travellers.wire, z.array(travellerDraft.codec)),
  /** Each optional cover's price on this trip, before discount and levy. */
  optionPrices: field('optionPrices', z.record(z.string(), p.optionsCents.schema)),
});
export type Application = Of<typeof application>;

export const paymentStates = ['created', 'pending', 'paid', 'failed', 'expired', 'refunded'] as const;

export const payment = shape({
  paymentRef: p.paymentRef,
  applicationRef: p.applicationRef,
  state: field(p.state.wire, z.enum(paymentStates)),
  totalCents: p.totalCents,
  gateway: p.gateway,
  /** The gateway's hosted page; null once the payment is over. */
  gatewayUrl: nullable(p.gatewayUrl),
  /** Why it failed: a code such as declined, insufficient, authentication. */
  failure: nullable(p.failure),
});
export type Payment = Of<typeof payment>;
