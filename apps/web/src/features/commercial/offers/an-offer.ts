import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';

/** For tests: an offer that waits for its consultant. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  offerNumber: 1,
  caseNumber: 'RQ2611000001',
  offerVersion: 2,
  insurerCode: 'LPG',
  insurerName: 'Lantern Peak General Insurance',
  insurerNameZh: '燈峰保險',
  offerState: 'quoted',
  offerStateName: 'Quoted',
  offerStateNameZh: '已報價',
  sentAt: '2026-11-23T02:00:00.000Z',
  answeredAt: '2026-11-23T03:00:00.000Z',
  premiumCents: 1_200_000,
  bearingCents: 0,
  classLeviesCents: 0,
  iaLevyCents: 480,
  totalCents: 1_200_480,
  validUntil: '2026-12-24',
  insurerReference: 'LP/1',
  excess: '',
  conditions: '',
  comment: '',
  remark: '',
  files: [],
  holder: 'consultant',
  heldSince: '2026-11-23T03:00:00.000Z',
  dueAt: '2026-12-24T16:00:00.000Z',
  allowedActions: ['accept', 'decline'],
  ...changes,
});

/** For tests: what the panel of offers looks at of a case. */
export const aCaseWith = (offers: Offer[], changes: Partial<CaseDetail> = {}): CaseDetail =>
  ({
    caseNumber: 'RQ2611000001',
    caseState: 'waiting',
    caseTemplate: 'BP',
    consultantCode: 'TR0001',
    employees: [],
    questions: [],
    offers,
    ...changes,
  }) as unknown as CaseDetail;
