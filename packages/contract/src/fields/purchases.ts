import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/** ANSWERED: yes or no must be said of direct marketing. REQUIRED: nothing is sold without a yes. */
export const marketingConsents = ['ANSWERED', 'REQUIRED'] as const;
export type MarketingConsent = (typeof marketingConsents)[number];

/** Brands of cards, as gateways name them to us. */
export const cardBrands = ['visa', 'mastercard', 'amex', 'unionpay', 'jcb'] as const;
export type CardBrand = (typeof cardBrands)[number];
export const isCardBrand = (name: string): name is CardBrand => (cardBrands as readonly string[]).includes(name);

export const titles = ['Mr.', 'Mrs', 'Miss'] as const;

/** A adult, C child, S student, D driver, H domestic helper. */
export const personKinds = ['A', 'C', 'S', 'D', 'H'] as const;
export const relationships = ['S', 'SP', 'CH', 'PA', 'SI', 'EM', 'OT'] as const;

/** Where a policy stands: unpaid, by its dates, or as somebody ended it. */
export const policyStatusCodes = {
  pending: 'P',
  active: 'A',
  future: 'F',
  expired: 'E',
  renewed: 'N',
  cancelled: 'C',
  void: 'V',
  lapsed: 'L',
} as const;

/** Fields of application, payment, confirmation and purchase link. */
export const purchaseFields = {
  applicationRef: field('applicationRef', f.reference),
  version: field('version', z.int('validation.integer').min(0, 'validation.integer')),
  state: field('state', z.string()),
  step: field('step', z.int('validation.integer').min(1, 'validation.integer').max(9, 'validation.integer')),
  linkToken: field('token', f.reference),
  clientEmail: field('email', f.email),
  language: field('language', f.language),
  /** HK$ that an optional cover is bought for. */
  amountDollars: field(
    'amount',
    z.int('validation.number').min(1, 'validation.number').max(1_000_000_000, 'validation.number'),
  ),
  covers: field('optionCovers', z.array(z.unknown())),
  amounts: field('amounts', z.array(z.int())),
  smallestAmount: field('min', z.int()),
  largestAmount: field('max', z.int()),
  // people
  title: field('title', f.oneOf(titles)),
  surname: field('surname', f.englishName),
  firstName: field('firstName', f.englishName),
  bornOn: field('dateOfBirth', f.date),
  hkid: field('hkid', f.hkid),
  flat: field('flat', f.printedText(20, 0)),
  floor: field('floor', f.printedText(20, 0)),
  building: field('building', f.printedText(100)),
  street: field('street', f.printedText(100, 0)),
  district: field('district', f.text(2)),
  phone: field('phone', f.hongKongPhone),
  email: field('email', f.email),
  referrerCode: field('referrerCode', f.looseText(20)),
  isInsured: field('isInsured', f.yesNo),
  relationship: field('relationship', f.oneOf(relationships)),
  personKind: field('personType', f.oneOf(personKinds)),
  people: field('insuredList', z.array(z.unknown())),
  applicantPlace: field('applicantPlace', f.oneOf(['first', 'choice', 'none'])),
  passport: field('passport', f.passport),
  /** The day the driving licence was first held. */
  licensedOn: field('licenceDate', f.date),
  placeRequired: field('isRequired', f.flag),
  needs: field('needs', z.array(z.enum(['hkid', 'passport', 'hkidOrPassport', 'relationship', 'licensedOn']))),
  bornFrom: field('bornFrom', f.date),
  bornUntil: field('bornUntil', f.date),
  placeHint: field('hint', z.string()),
  placeHintZh: field('hint9', z.string()),
  licensedUntil: field('licensedUntil', f.date),
  // agreements
  agreeWording: field('agreeWording', z.literal(true, 'validation.mustAgree')),
  /** Required as an answer, which may be no. */
  agreeMarketing: field('agreeMarketing', z.boolean('validation.marketingAnswer')),
  // price
  quoteRef: field('quoteRef', f.reference),
  totalCents: field('wfTotalPrem', f.money),
  shownTotalCents: field('shownTotal', f.money),
  optionsCents: field('optionPrem', f.money),
  previousTotalCents: field('previousTotal', f.money),
  // payment
  paymentRef: field('paymentRef', f.reference),
  openPayment: field('openPayment', f.oneOf(['created', 'pending'])),
  resumed: field('resumed', f.flag),
  again: field('again', f.flag),
  gateway: field('gateway', z.string()),
  gatewayUrl: field('gatewayUrl', z.string()),
  failure: field('failure', z.string()),
  refundReason: field('refundReason', z.string()),
  // confirmation
  policyNumber: field('wfIspolno', z.string()),
  transactionNumber: field('wfPoltxno', z.string()),
  policyStatus: field('wfStatus', f.coded(policyStatusCodes)),
  receiptNumber: field('wfRcno', z.string()),
  noteNumber: field('wfNoteno', z.string()),
  effectiveOn: field('wfEffdate', f.date),
  expiresOn: field('wfExpdate', f.date),
  paidAt: field('paidAt', f.moment),
  maskedEmail: field('maskedEmail', z.string()),
  /** Who took the policy out. */
  holderName: field('holderName', z.string()),
  /** Of somebody the policy covers. */
  personName: field('personName', z.string()),
  /** The insurer's, answered day and night. */
  emergencyPhone: field('emergencyPhone', z.string()),
  documentKind: field('docType', z.string()),
  fileName: field('wfDocname', z.string()),
} as const;
