import type { Application, OfferedCover, PersonPlace } from '@onegi/contract/calls/purchases/shapes';

/** A place for tests: an adult of 18 to 80 who shows an identity card, unless said otherwise. */
export const aPlace = (what: Partial<PersonPlace> = {}): PersonPlace => ({
  personKind: 'A',
  name: 'Insured person 1',
  nameZh: '受保人 1',
  required: true,
  needs: ['hkid', 'relationship'],
  bornFrom: '1945-12-06',
  bornUntil: '2008-12-05',
  hint: '18 to 80 years old',
  hintZh: '18 至 80 歲',
  ...what,
});

/** An optional cover for tests, at HK$60 and without a sum unless said otherwise. */
export const anOffer = (what: Partial<OfferedCover> = {}): OfferedCover => ({
  optionCode: 'scuba',
  name: 'Scuba diving rider',
  nameZh: '水肺潛水附加保障',
  text: '',
  textZh: '',
  priceText: '10% of the premium',
  priceTextZh: '保費的 10%',
  premiumCents: 6_000,
  ...what,
});

const quote: Application['quote'] = {
  line: 'TRAVEL',
  insurer: 'LPG',
  insurerName: 'Lantern Peak',
  insurerNameZh: '燈峰',
  insurerImage: '/insurers/LPG.svg',
  applyUrl: '/apply',
  plan: 'LPG-TRAVEL-B',
  planName: 'Basic',
  planNameZh: '基本',
  beforeDiscountCents: 10_000,
  totalCents: 10_000,
  discountPercent: 0,
  currency: 'HKD',
  method: 'A',
  brochure: 'b.pdf',
  wording: 'w.pdf',
  quoteRef: 'q1',
  expiresOn: '2026-12-05',
  highlights: [],
  special: null,
  missing: null,
  breakdown: null,
  search: { planType: 'S', destination: 'A', isrList: [] },
  searchText: '',
  searchTextZh: '',
};

/** A fresh application of two adults for tests. */
export const anApplication = (what: Partial<Application> = {}): Application => ({
  applicationRef: 'ref1',
  version: 0,
  state: 'draft',
  allowedActions: ['save', 'submit', 'handOver'],
  step: 1,
  language: 'en',
  quote,
  previousTotalCents: null,
  covers: [],
  offeredCovers: [anOffer()],
  applicant: {},
  applicantPlace: 'choice',
  people: [],
  places: [aPlace(), aPlace({ name: 'Insured person 2' })],
  questions: [],
  answers: {},
  resumed: false,
  openPayment: null,
  ...what,
});
