import * as z from 'zod';
import { productCodes } from '../lines.ts';
import { field } from '../shape.ts';
import * as f from './formats.ts';
import { purchaseFields } from './purchases.ts';

/** Where a policy stands: by its dates, unless somebody ended it otherwise. */
export const policyStatuses = ['active', 'future', 'expired', 'renewed', 'cancelled', 'void', 'lapsed'] as const;

/** Fields of the policy inquiry. */
export const policyFields = {
  policyNumber: purchaseFields.policyNumber,
  transactionNumber: purchaseFields.transactionNumber,
  status: purchaseFields.policyStatus,
  line: field('wfProd', z.enum(productCodes, 'validation.choice')),
  holderName: field('wfIsdname', z.string()),
  consultantCode: field('wfLoginid', f.code(20)),
  startsOn: field('wfEffdate', f.date),
  endsOn: field('wfExpdate', f.date),
  settlement: field(
    'wfSettleStatus',
    f.coded({ unsettled: 'N', partlySettled: 'P', settled: 'S', overSettled: 'O', writtenOff: 'W' }),
  ),
  issuedOn: field('wfCdate', f.date),
  // what it is narrowed by
  policyNumberPart: field('wfIspolno', f.looseText(40)),
  startsFrom: field('wfEffdateFr', f.date),
  startsUntil: field('wfEffdateTo', f.date),
  issuedFrom: field('wfCdateFr', f.date),
  issuedUntil: field('wfCdateTo', f.date),
  insurer: field('isr', f.insurerCode),
  unit: field('unit', f.text(60)),
} as const;
