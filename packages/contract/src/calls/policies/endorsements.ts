import * as z from 'zod';
import { call } from '../../call.ts';
import { policyFields as p } from '../../fields/policies.ts';
import { listOf, nullable, type Of, shape } from '../../shape.ts';
import { endorsementRow, ofEndorsement, ofPolicy } from './policy-shapes.ts';

export const listEndorsements = call({
  name: 'listEndorsements',
  method: 'GET',
  path: '/policy/mgr/policy-endst-list',
  summary: 'The endorsements of a policy; 000 is the policy itself',
  tag: 'policies',
  permission: 'policies.read',
  query: ofPolicy,
  answer: z.array(endorsementRow.codec),
});

/** A row of the subject matter that tells of a claim. */
const claim = shape({ matterName: p.matterName, matterNameZh: p.matterNameZh, matterValue: p.matterValue });

/**
 * Every part of what an endorsement is booked with. The house's part and what gives it away (the insurer's rate, the whole
 * commission, the payout ratio, what the insurer is owed) are null for who may not see it; the consultants' commission is the reader's own part then.
 */
const endorsementDetail = endorsementRow.and({
  transactionNumber: p.transactionNumber,
  grossPremiumCents: p.grossPremiumCents,
  insurerDiscountBasisPoints: p.insurerDiscountBasisPoints,
  netPremiumCents: p.netPremiumCents,
  clientDiscountBasisPoints: p.clientDiscountBasisPoints,
  otherLeviesCents: p.otherLeviesCents,
  levyCents: p.levyCents,
  totalLeviesCents: p.totalLeviesCents,
  productTier: nullable(p.productTier),
  adjustedVolumeCents: nullable(p.adjustedVolumeCents),
  basicRateBasisPoints: nullable(p.basicRateBasisPoints),
  basicCommissionCents: nullable(p.basicCommissionCents),
  payoutBasisPoints: nullable(p.payoutBasisPoints),
  consultantCommissionCents: p.consultantCommissionCents,
  totalCommissionCents: nullable(p.totalCommissionCents),
  houseCommissionCents: nullable(p.houseCommissionCents),
  payableCents: nullable(p.payableCents),
  remarks: p.remarks,
  claims: listOf('claims', claim),
});
export type EndorsementDetail = Of<typeof endorsementDetail>;

export const getEndorsement = call({
  name: 'getEndorsement',
  method: 'GET',
  path: '/policy/mgr/policy-endst-detail',
  summary: 'Premium, levies and commission of an endorsement, every part of them',
  tag: 'policies',
  permission: 'policies.read',
  query: ofEndorsement,
  answer: endorsementDetail,
});

export const refuseEndorsementDeletion = call({
  name: 'refuseEndorsementDeletion',
  method: 'GET',
  path: '/policy/mgr/policy-endst-delete',
  summary: 'Always 405: asking by GET changes nothing. A draft is deleted by POST, what was issued never',
  tag: 'policies',
  permission: 'policies.read',
  answer: z.null(),
});
