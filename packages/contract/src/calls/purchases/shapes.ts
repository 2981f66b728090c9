import * as z from 'zod';
import { formFields as forms } from '../../fields/forms.ts';
import { purchaseFields as p } from '../../fields/purchases.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { allowedOf } from '../../fields/workflow.ts';
import { applicantQuestions, personQuestions } from '../../person-questions.ts';
import { question } from '../../questions.ts';
import { field, listOf, nested, nullable, type Of, optional, shape, typedOf } from '../../shape.ts';
import { frozenQuote } from '../quotes/shapes.ts';

/** An optional cover that was chosen; some need a sum. */
export const chosenCover = shape({ optionCode: q.optionCode, amountDollars: optional(p.amountDollars) });
export type ChosenCover = Of<typeof chosenCover>;

/** An optional cover as it is offered with this plan for this search. */
export const offeredCover = shape({
  optionCode: q.optionCode,
  name: q.name,
  nameZh: q.nameZh,
  text: q.text,
  textZh: q.textZh,
  /** How it is priced, in words. */
  priceText: q.priceText,
  priceTextZh: q.priceTextZh,
  /** What it adds before discount and levy; null until a needed sum is chosen. Negative where it lowers the premium. */
  premiumCents: nullable(p.optionsCents),
  /** The sums to choose from, in HK$; absent where none is needed or any within the bounds will do. */
  amounts: optional(p.amounts),
  smallestAmount: optional(p.smallestAmount),
  largestAmount: optional(p.largestAmount),
});
export type OfferedCover = Of<typeof offeredCover>;

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
  /** The applicant is the first person of the form. */
  isInsured: p.isInsured,
});
export type Applicant = Of<typeof applicant>;

/** The same while being filled in: everything may be missing or half typed. */
export const applicantDraft = shape({
  ...typedOf(applicant, applicantQuestions),
  isInsured: optional(p.isInsured),
});
export type ApplicantDraft = Of<typeof applicantDraft>;

/** One insured person (or driver, or helper), complete and valid as far as it goes; which of the optional parts are needed, the person's place says. */
export const person = shape({
  personKind: p.personKind,
  surname: p.surname,
  firstName: p.firstName,
  bornOn: p.bornOn,
  hkid: optional(p.hkid),
  passport: optional(p.passport),
  relationship: optional(p.relationship),
  licensedOn: optional(p.licensedOn),
});
export type Person = Of<typeof person>;

/** The same while being filled in. */
export const personDraft = shape({ personKind: p.personKind, ...typedOf(person, personQuestions) });
export type PersonDraft = Of<typeof personDraft>;

/** A place for one person in the form: who it is for and what is asked. Ages are asked as a span of birth dates. */
export const personPlace = shape({
  personKind: p.personKind,
  name: q.name,
  nameZh: q.nameZh,
  /** False: the place may stay empty (a third child). */
  required: p.placeRequired,
  /** What must be given beside name and date of birth. */
  needs: p.needs,
  bornFrom: p.bornFrom,
  bornUntil: p.bornUntil,
  /** Who may stand here, in words: "18 to 80 years old". */
  hint: p.placeHint,
  hintZh: p.placeHintZh,
  /** The latest day the driving licence was first held; drivers alone. */
  licensedUntil: optional(p.licensedUntil),
});
export type PersonPlace = Of<typeof personPlace>;

export const applicationStates = ['draft', 'submitted', 'paid', 'expired'] as const;

export const application = shape({
  applicationRef: p.applicationRef,
  version: p.version,
  state: field(p.state.wire, z.enum(applicationStates)),
  allowedActions: allowedOf(['save', 'submit', 'handOver', 'pay']),
  step: p.step,
  language: p.language,
  /** The frozen quote in force: with the optional covers chosen so far. */
  quote: nested('quote', frozenQuote),
  /** The total as it was listed, when the optional covers have changed it. */
  previousTotalCents: nullable(p.previousTotalCents),
  covers: listOf('optionCovers', chosenCover),
  offeredCovers: listOf('optionCoverList', offeredCover),
  applicant: nested('applicant', applicantDraft),
  /** Whether the applicant is the first person of the form, may say so (`isInsured`), or never is one of them. */
  applicantPlace: p.applicantPlace,
  people: listOf('insuredList', personDraft),
  /** One per person, in order; empty where the line insures no person. */
  places: listOf('placeList', personPlace),
  /** The line's own questions, and what was answered so far. */
  questions: listOf('formList', question),
  answers: forms.answers,
  /** True in the answer that met an application begun before: in another tab, on another device, by a consultant. */
  resumed: p.resumed,
  /** A payment that is open at the gateway, whoever opened it: paying again continues it. */
  openPayment: nullable(p.openPayment),
  /** What was said about direct marketing, once it was submitted. */
  agreeMarketing: optional(p.agreeMarketing),
});
export type Application = Of<typeof application>;

export const paymentStates = ['created', 'pending', 'paid', 'failed', 'expired', 'refunded', 'chargedBack'] as const;

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
  /** Why the money goes back, or went: a code such as alreadyPaid, changed, tooLate, notIssued. */
  refundReason: nullable(p.refundReason),
});
export type Payment = Of<typeof payment>;
