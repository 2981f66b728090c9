import * as z from 'zod';
import { productCodes } from '../lines.ts';
import { field } from '../shape.ts';
import * as f from './formats.ts';
import { issueFields } from './issue.ts';
import { purchaseFields } from './purchases.ts';

/** What somebody wants done with a policy. Which kind of endorsement it becomes follows from it and from its premium. */
export const endorsementActions = [
  'facts',
  'details',
  'keyed',
  'extension',
  'adjustment',
  'cancelByClient',
  'cancelByInsurer',
  'cancelFromStart',
  'reinstatement',
  'reversal',
] as const;
export type EndorsementAction = (typeof endorsementActions)[number];

/**
 * What is done because the client asks for it, who gives the signed request with it: also what is cancelled from the first day,
 * which gives the whole premium back. The insurer cancels, a premium is adjusted to what was declared and an endorsement is
 * turned round without anybody's request.
 */
export const actionsOfClients: ReadonlySet<EndorsementAction> = new Set([
  'facts',
  'details',
  'keyed',
  'extension',
  'cancelByClient',
  'cancelFromStart',
]);

/** Additional, refund and nil premium, cancellation, reinstatement, adjustment, reversal. */
export const endorsementKinds = ['EA', 'ER', 'EN', 'CN', 'RI', 'AD', 'RV'] as const;
export type EndorsementKind = (typeof endorsementKinds)[number];

export const endorsementStates = { draft: 'D', awaitingApproval: 'W', issued: 'A' } as const;
export type EndorsementState = keyof typeof endorsementStates;

/** What may be done with a draft, as its workflow says. */
export const endorsementMoves = ['edit', 'submit', 'delete', 'return', 'approve'] as const;

/** The highest premium that is keyed: HK$1,000,000,000, either way. */
const MOST_CENTS = 100_000_000_000;
const keyedMoney = f.money.refine((cents) => Math.abs(cents) <= MOST_CENTS, 'endorsements.checks.amount');
const positiveMoney = keyedMoney.refine((cents) => cents >= 0, 'endorsements.checks.notNegative');

const endorsementNo = z.string('validation.reference').regex(/^\d{3}$/, 'validation.reference');
/** The portal's number of a policy, or the insurer's. */
const policyNumber = f.text(40);

/** What was changed, by the name of what was changed. */
const changedValues = (most: number, longest: number) =>
  z
    .record(
      z.string().max(40, 'validation.choice'),
      z
        .string('validation.text')
        .trim()
        .max(longest, 'validation.maxLength')
        .refine(f.isPrintable, 'validation.printable'),
      'validation.object',
    )
    .refine((values) => Object.keys(values).length <= most, 'validation.tooMany');

/** How a fact is asked. */
export const factKinds = ['choice', 'number', 'flag', 'date', 'text'] as const;

/** Fields of endorsements, from the draft on. Amounts are cents inside. */
/** What the certificate of a vehicle prints of its details, which a change of the vehicle gives beside. */
export const vehicleDetailNames: readonly string[] = ['registrationMark', 'chassis', 'drivers'];

export const endorsementFields = {
  policySought: field('polTxNo', policyNumber),
  endorsementNo: field('endst', endorsementNo),
  // a draft
  draftId: field('id', z.uuid('validation.reference')),
  version: field('version', z.int('validation.integer').min(1, 'validation.integer')),
  action: field('action', f.oneOf(endorsementActions)),
  kind: field('wfRctxtype', f.oneOf(endorsementKinds)),
  state: field('wfStatus', f.coded(endorsementStates)),
  effectiveOn: field('wfEndeffdate', f.date),
  /** The new last day of the period. */
  endsOn: field('wfEndexpdate', f.date),
  reason: field('reason', f.paragraphs(1_000)),
  reasonGiven: field(
    'reason',
    f.paragraphs(1_000).refine((text) => text !== '', 'validation.required'),
  ),
  facts: field('facts', changedValues(20, 60)),
  details: field('details', changedValues(20, 1000)),
  keyedPremiumCents: field('keyedPremium', keyedMoney),
  bearingCents: field('bearingPremium', keyedMoney),
  actualPremiumCents: field('actualPremium', positiveMoney),
  minimumPremiumCents: field('minimumPremium', positiveMoney),
  hasClaim: field('hasClaim', f.flag),
  isSingle: field('single', f.flag),
  tripTaken: field('tripTaken', f.flag),
  hasUncoveredEmployees: field('uncoveredEmployees', f.flag),
  // the policy as it is
  policyNumber: purchaseFields.policyNumber,
  transactionNumber: purchaseFields.transactionNumber,
  line: field('wfProd', z.enum(productCodes, 'validation.choice')),
  insuredName: field('wfIsdname', z.string()),
  startsOn: field('wfEffdate', f.date),
  policyEndsOn: field('wfExpdate', f.date),
  policyEnd: field('endedAs', f.oneOf(['renewed', 'cancelled', 'void', 'lapsed'])),
  today: field('today', f.date),
  earliestOn: field('earliestOn', f.date),
  mayDraft: field('mayDraft', f.flag),
  /** Who is drafting an endorsement of it already. */
  draftedBy: field('draftedBy', z.string()),
  draftedByZh: field('draftedBy9', z.nullable(z.string())),
  // what can be changed
  name: field('name', z.string()),
  label: field('label', z.string()),
  labelZh: field('label9', z.string()),
  factKind: field('kind', f.oneOf(factKinds)),
  value: field('value', z.string()),
  optionValue: field('value', z.string()),
  // what is changed
  before: field('before', z.string()),
  beforeZh: field('before9', z.string()),
  after: field('after', z.string()),
  afterZh: field('after9', z.string()),
  // how the premium comes about
  text: field('text', z.string()),
  textZh: field('text9', z.string()),
  cents: field('amount', z.nullable(f.money)),
  isTotal: field('total', f.flag),
  // what is booked
  grossPremiumCents: field('wfGprem', f.money),
  netPremiumCents: field('wfNprem', f.money),
  actualBookedCents: field('wfActprem', f.money),
  otherLeviesCents: field('wfMibeclevyamt', f.money),
  levyCents: field('wfIaLevyamt', f.money),
  totalLeviesCents: field('wfTtllevyamt', f.money),
  receivableCents: field('wfTtlprem', f.money),
  basicCommissionCents: field('wfBasiccomm', f.money),
  totalCommissionCents: field('wfTtlcomm', f.money),
  consultantCommissionCents: field('wfConscomm', f.money),
  houseCommissionCents: field('housecomm', f.money),
  payableCents: field('apAmount', f.money),
  noteDueOn: field('wfDuedate', f.date),
  noteNumber: field('wfNoteno', z.string()),
  // who did what
  createdBy: field('wfCuser', z.string()),
  createdByZh: field('wfCuser9', z.nullable(z.string())),
  /** The client has asked for it, by the page of the own policy. */
  isAskedByClient: field('askedByClient', f.flag),
  createdAt: field('wfCdate', f.moment),
  submittedBy: field('submittedBy', z.string()),
  submittedByZh: field('submittedBy9', z.nullable(z.string())),
  approvedBy: field('wfApprovedby', z.string()),
  approvedByZh: field('wfApprovedby9', z.nullable(z.string())),
  heldSince: field('heldSince', f.moment),
  /** Why it was sent back. */
  returnNote: field('note', z.string()),
  /** Why the caller may not approve it: it is the own, or above the limit. */
  approvalRefusal: field('approvalRefusal', f.oneOf(['ownDraft', 'aboveLimit'])),
  limitCents: field('limit', f.money),
  documentKind: purchaseFields.documentKind,
  documentLanguage: issueFields.documentLanguage,
  fileName: purchaseFields.fileName,
  stateAsked: field('wfStatus', f.coded(endorsementStates)),
} as const;
