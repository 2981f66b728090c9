import * as z from 'zod';
import { field } from '../shape.ts';
import { caseFields } from './commercial.ts';
import * as f from './formats.ts';
import { purchaseFields } from './purchases.ts';

/** A number as insurers print it. */
const insurersNumber = z
  .string('validation.text')
  .trim()
  .toUpperCase()
  .max(40, 'validation.maxLength')
  .regex(/^([A-Z0-9][A-Z0-9/.-]*)?$/, 'validation.policyNumber');

const planCode = z
  .string('validation.text')
  .trim()
  .toUpperCase()
  .max(20, 'validation.maxLength')
  .regex(/^[A-Z0-9-]*$/, 'validation.planCode');

/** Fields of the policy that comes of an accepted case. Amounts are cents inside. */
export const issueFields = {
  caseNumber: caseFields.caseNumber,
  caseOpened: field('wfRequestno', f.looseText(20)),
  /** The insurer's own; empty: the portal gives one. */
  policyNumberKeyed: field('wfIspolno', insurersNumber),
  insuredName: field('wfInsuredName', f.printedText(100)),
  startsOn: field('wfEffdate', f.date),
  endsOn: field('wfExpdate', f.date),
  currency: field('wfPolccy', f.oneOf(['HKD'])),
  planCode: field('wfProdPlancd', planCode),
  clientEmail: field('wfEmail', z.union([z.literal(''), f.email])),
  /** The policy that a renewal takes the place of, by the insurer's number or ours; empty: none. */
  policyRenewed: field('renewedPolicy', insurersNumber),
  insurerName: field('wfPvCodeS', z.string()),
  insurerNameZh: field('wfPvCodeS9', z.string()),
  insurerReference: field('wfPvQuotRef', z.string()),
  // what is booked
  premiumCents: field('wfGprem', f.money),
  classLeviesCents: field('wfMibeclevyamt', f.money),
  iaLevyCents: field('wfIaLevyamt', f.money),
  leviesCents: field('wfTtllevyamt', f.money),
  totalCents: field('wfTtlprem', f.money),
  /** 10,000 = 100% of the premium. */
  commissionBasisPoints: field('commissionBp', z.int()),
  commissionCents: field('wfTtlcomm', f.money),
  payoutBasisPoints: field('payoutBp', z.int()),
  consultantCommissionCents: field('wfConscomm', f.money),
  houseCommissionCents: field('housecomm', f.money),
  payableCents: field('apAmount', f.money),
  // the endorsement that a case ends in which asked for one
  policyEndorsed: field(
    'wfIspolno',
    insurersNumber.refine((number) => number !== '', 'validation.required'),
  ),
  /** 000 is the policy itself. */
  endorsementNumber: field(
    'wfEndst',
    z.string('validation.text').regex(/^(?!000)\d{3}$/, 'validation.endorsementNumber'),
  ),
  // what it became
  policyNumber: purchaseFields.policyNumber,
  transactionNumber: purchaseFields.transactionNumber,
  noteNumber: purchaseFields.noteNumber,
  noteDueOn: field('wfDuedate', f.date),
  issuedOn: field('wfCdate', f.date),
  documentKind: purchaseFields.documentKind,
  documentLanguage: field('language', f.language),
  documentName: field('name', z.string()),
  documentNameZh: field('name9', z.string()),
  fileName: purchaseFields.fileName,
} as const;
