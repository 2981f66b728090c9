import * as z from 'zod';
import { productCodes } from '../lines.ts';
import { field } from '../shape.ts';
import * as f from './formats.ts';
import { formFields } from './forms.ts';
import { policyStatusCodes, purchaseFields } from './purchases.ts';

/** In the order of the list POLICY_STATUS. */
export const policyStatuses = Object.keys(policyStatusCodes) as readonly PolicyStatusCode[];
export type PolicyStatusCode = keyof typeof policyStatusCodes;

/** What the policy inquiry can be ordered by, as the list POLICY_SORT names it; the first is the default. */
export const policySortFields = ['wfIspolno', 'wfIsdname', 'wfEffdate', 'wfCdate', 'wfStatus'] as const;

const settlement = f.coded({ unsettled: 'N', partlySettled: 'P', settled: 'S', overSettled: 'O', writtenOff: 'W' });

/** NB, RN, and what changes a policy: additional, refund and nil premium, cancellation, reinstatement, adjustment, reversal. */
const bookingKinds = ['NB', 'RN', 'EA', 'ER', 'EN', 'CN', 'RI', 'AD', 'RV'] as const;

const receiptMethods = ['CSH', 'CHQ', 'FPS', 'TT', 'CC', 'AUT', 'PPS', 'INS', 'OFS'] as const;

/** Basis points as a percentage with two digits: 1250 becomes "12.50". */
const percentage = z.codec(z.string('validation.number').regex(/^-?\d{1,5}\.\d{2}$/, 'validation.number'), z.int(), {
  decode: (wire) => Number(wire.replace('.', '')),
  encode: f.moneyText,
});

/** Three digits: 000 is the policy itself. */
const endorsementNo = z.string('validation.reference').regex(/^\d{3}$/, 'validation.reference');

/** The portal's number of a policy, or the insurer's. */
const numberSought = f.text(40);

/** What the address of a policy's page calls its number. */
export const POLICY_PARAM = 'polNo';

/** Fields of policies: the inquiry, and what is known of one. Amounts are cents inside. */
export const policyFields = {
  policyNumber: purchaseFields.policyNumber,
  transactionNumber: purchaseFields.transactionNumber,
  status: purchaseFields.policyStatus,
  statusName: field('wfStatusDesc', z.string()),
  statusNameZh: field('wfStatusDesc9', z.string()),
  line: field('wfProd', z.enum(productCodes, 'validation.choice')),
  lineName: field('wfProdDesc', z.string()),
  lineNameZh: field('wfProdDesc9', z.string()),
  holderName: field('wfIsdname', z.string()),
  consultantCode: field('wfLoginid', f.code(20)),
  startsOn: field('wfEffdate', f.date),
  endsOn: field('wfExpdate', f.date),
  settlement: field('wfSettleStatus', settlement),
  settlementName: field('wfSettleStatusDesc', z.string()),
  settlementNameZh: field('wfSettleStatusDesc9', z.string()),
  issuedOn: field('wfCdate', f.date),
  /** Employee ID of who looks after it in the office. */
  handlerId: field('wfHandlerId', f.looseText(40)),
  handlerName: field('wfHandlerName', z.string()),
  handlerNameZh: field('wfHandlerName9', z.string()),
  // what the inquiry is narrowed by
  statusAsked: field('wfStatus', f.coded({ all: '*ALL', ...policyStatusCodes })),
  policyNumberPart: field('wfIspolno', f.looseText(40)),
  holderNameSought: field('wfIsdname', f.looseText(100)),
  startsFrom: field('wfEffdateFr', f.date),
  startsUntil: field('wfEffdateTo', f.date),
  issuedFrom: field('wfCdateFr', f.date),
  issuedUntil: field('wfCdateTo', f.date),
  insurer: field('isr', f.insurerCode),
  unit: field('unit', f.text(60)),
  // one policy
  numberSought: field('polTxNo', numberSought),
  endorsementSought: field('endst', endorsementNo),
  secondConsultantCode: field('wfTrcode2', f.code(20)),
  currency: field('wfPolccy', z.string()),
  premiumCurrency: field('wfPremccy', z.string()),
  planCode: field('wfProdPlancd', z.string()),
  insurerCode: field('wfPvcode', z.string()),
  insurerName: field('wfPvcodeS', z.string()),
  insurerNameZh: field('wfPvcodeS9', z.string()),
  contactEmail: field('wfEmail', z.string()),
  contactMobile: field('wfMobile', z.string()),
  remarks: field('wfRemk', z.string()),
  kind: field('wfRctxtype', f.oneOf(bookingKinds)),
  businessVolumeCents: field('wfBv', f.money),
  /** Who and what is insured, in a line. */
  insuredDetails: field('wfIsddetail', z.string()),
  insuredDetailsZh: field('wfIsddetail9', z.string()),
  caseNumber: field('wfRequestno', z.string()),
  createdBy: field('wfCuser', z.string()),
  changedAt: field('wfAdate', f.moment),
  changedBy: field('wfAuser', z.string()),
  version: field('version', z.int('validation.integer').min(0, 'validation.integer')),
  outstandingCents: field('outstanding', f.money),
  mayEdit: field('isEdit', f.flag),
  // an endorsement
  endorsementNo: field('wfEndst', endorsementNo),
  effectiveOn: field('wfEndeffdate', f.date),
  effectiveUntil: field('wfEndexpdate', f.date),
  endorsementState: field('wfStatus', f.coded({ issued: 'A' })),
  sortSequence: field('wfSortSeq', z.int()),
  noteNumber: field('wfNoteno', z.string()),
  noteSettlement: field('wfSettleind', settlement),
  grossPremiumCents: field('wfGprem', f.money),
  insurerDiscountBasisPoints: field('insurerDiscper', percentage),
  netPremiumCents: field('wfNprem', f.money),
  clientDiscountBasisPoints: field('wfCldiscper', percentage),
  actualPremiumCents: field('wfActprem', f.money),
  otherLeviesCents: field('wfMibeclevyamt', f.money),
  levyCents: field('wfIaLevyamt', f.money),
  totalLeviesCents: field('wfTtllevyamt', f.money),
  totalPremiumCents: field('wfTtlprem', f.money),
  productTier: field(
    'wfProdTier',
    z.int('validation.integer').min(1, 'validation.integer').max(3, 'validation.choice'),
  ),
  adjustedVolumeCents: field('wfBvadjusted', f.money),
  basicRateBasisPoints: field('basicCommper', percentage),
  basicCommissionCents: field('wfBasiccomm', f.money),
  payoutBasisPoints: field('wfConspayoutratio', percentage),
  consultantCommissionCents: field('wfConscomm', f.money),
  totalCommissionCents: field('wfTtlcomm', f.money),
  houseCommissionCents: field('housecomm', f.money),
  payableCents: field('apAmount', f.money),
  // a note, and what was received for it
  noteKind: field('noteType', f.coded({ DEBIT: 'D', CREDIT: 'C' })),
  noteCents: field('noteAmount', f.money),
  accountOn: field('wfAcdate', f.date),
  dueOn: field('wfDuedate', f.date),
  approvedBy: field('wfApprovedby', z.string()),
  approvedOn: field('wfApproveddate', f.date),
  reopenedOn: field('wfLastreopendate', f.date),
  reopenedBy: field('wfLastreopenby', z.string()),
  receivedOn: field('wfRcdate', f.date),
  receiptCurrency: field('wfRcccy', z.string()),
  receiptCents: field('wfRcamt', f.money),
  receiptMethod: field('wfRcpaymtd', f.oneOf(receiptMethods)),
  bankReference: field('wfRcbankref', z.string()),
  chequeNumber: field('wfRccqno', z.string()),
  receiptRemarks: field('wfRcremk', z.string()),
  /** When it was set against the note. */
  allocatedOn: field('wfAdddeductTxdate', f.date),
  payoutOn: field('wfPayoutDate', f.date),
  // receipts and payments
  receiptNumber: field('wfRcno', z.string()),
  bankStatus: field('wfBitStatus', f.coded({ unbanked: 'U', banked: 'B', cleared: 'C', returned: 'R', reversed: 'V' })),
  paidType: field('wfPaidType', f.coded({ full: 'F', part: 'P', over: 'O' })),
  /** How much of a receipt or payment is for this policy. */
  allocatedCents: field('wfActPay', f.money),
  paymentNumber: field('wfPyno', z.string()),
  paidOn: field('wfPydate', f.date),
  paymentCents: field('wfPyamt', f.money),
  // what is insured
  matterName: formFields.label,
  matterNameZh: formFields.labelZh,
  matterType: field('wfFieldType', z.string()),
  matterValue: field('wfValue', z.string()),
  matterValueZh: field('wfValue9', z.string()),
  matterSize: formFields.size,
  matterHeading: formFields.heading,
  matterHeadingZh: formFields.headingZh,
  matterEnding: formFields.ending,
  matterEndingZh: formFields.endingZh,
  // what is written without an endorsement
  transactionNumberSought: field('wfPoltxno', numberSought),
  emailWritten: field('wfEmail', z.union([z.literal(''), f.email])),
  mobileWritten: field('wfMobile', z.union([z.literal(''), f.hongKongPhone])),
  remarksWritten: field('wfRemk', f.paragraphs(2_000)),
  // rates of commission
  planCodeSought: field('wfProdPlancd', f.looseText(40)),
} as const;
