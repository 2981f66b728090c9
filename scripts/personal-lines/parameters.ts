import type { LineCode } from '../../packages/contract/src/lines.ts';

/** What a search parameter takes on the wire, what the form begins with ('' nothing), and what its values mean. */
type Parameter = readonly [takes: string, begins: string, means?: string];

interface LineParameters {
  readonly line: LineCode;
  /** The value of tempStr: the call is /buy/plan-<tempStr>. */
  readonly tempStr: string;
  readonly parameters: Readonly<Record<string, Parameter>>;
}

const yesNo = 'Y · N';
const flag = 'true · false';

export const commonParameters: Readonly<Record<string, Parameter>> = {
  promotion: ['text of at most 40', '', 'always optional'],
  sort: ['ASC · DESC', 'ASC', 'Low to High, High to Low; clearable'],
  isrList: ['list of text', '', 'providers; absent: all'],
};

export const searchParameters: readonly LineParameters[] = [
  {
    line: 'TRAVEL',
    tempStr: 'travel',
    parameters: {
      planType: ['S · A', 'S', 'single trip, annual'],
      destination: ['M · A · W', 'A', 'Mainland China, Asia, Worldwide'],
      departDate: ['text', '2026-11-21', 'today'],
      returnDate: ['text', '2026-11-25', 'single trips alone'],
      travelling: ['I · F', 'I', 'individual, family'],
      spouse: [yesNo, 'N'],
      adult: ['1 to 20', '1'],
      children: ['0 to 20', '1'],
    },
  },
  {
    line: 'HOME',
    tempStr: 'others',
    parameters: {
      area: [
        '01 · 02 · 03 · 04 · 05 · 06',
        '01',
        'under 500, 501-700, 701-1,000, 1,001-1,250, 1,251-1,500 sq ft, others',
      ],
      areaNumber: ['1 to 5000', '', 'with 06 alone'],
      typeBuild: ['A · H', 'A', 'apartment, house or village house up to 3 storeys'],
      ageBuild: ['W · M', 'W', 'within 35 years, more'],
    },
  },
  {
    line: 'FIRE',
    tempStr: 'fire',
    parameters: { year: ['1 to 99', '', 'age of building'], sumInsured: ['1 to 1000000000', '', 'HK$'] },
  },
  {
    line: 'OS',
    tempStr: 'others',
    parameters: {
      period: ['01 · 02', '01', '1 year, 2 years'],
      person: ['1 to 20', '1'],
      coverFr: ['text', '2026-11-21', 'today; no day before'],
    },
  },
  {
    line: 'MOTOR',
    tempStr: 'motor',
    parameters: {
      coverType: ['C · T', 'C', 'comprehensive, third party'],
      make: ['text of at most 10', ''],
      model: ['text of at most 40', '', 'of the make'],
      year: ['1900 to 2200', '', 'this year and the 49 before, judged by the day of the search'],
      estimated: ['1 to 100000000', '', 'HK$; comprehensive cover alone'],
      disc: ['0 · 20 · 30 · 40 · 50 · 60', '0', 'no-claim discount in percent'],
      driverNo: ['1 to 9', '1', 'named drivers'],
      policyHolder: [yesNo, 'Y', 'the policyholder is driver 1'],
      driverList: [
        'list of (driverNum 1 to 9, age 17 to 99 · true, exp 0 to 82 · true)',
        '1-T-T',
        'true: confirmed as ordinary',
      ],
      accident: [yesNo, 'N'],
      amount: ['0 to 100000000', '', 'total claimed in HK$; after an accident alone'],
      offense: [yesNo, 'N'],
      company: [yesNo, 'N', 'declined, cancelled or special terms by an insurer'],
    },
  },
  {
    line: 'PA',
    tempStr: 'others',
    parameters: {
      peopleType: ['I · F', 'I', 'yourself, you and spouse'],
      children: ['0 to 20', '0'],
      yourOcc: ['01 · 02 · 03 · 04 · 05', '01', 'forms offer 01 to 04; 05 needs an officer'],
      spouseOcc: ['01 · 02 · 03 · 04 · 05', '01', 'with a spouse alone'],
    },
  },
  {
    line: 'PET',
    tempStr: 'pet',
    parameters: {
      petNumber: ['1', '1'],
      petType: ['C · D', 'D', 'cat, dog'],
      petAgt: [
        '00 · 01 · 02 · 03 · 04 · 05 · 06 · 07 · 08 · 09',
        '00',
        '00: 6 months to below age 1; 01 to 09: age 1 to age 9',
      ],
      petThird: [flag, 'false', 'Third Party Liability'],
    },
  },
  {
    line: 'DH',
    tempStr: 'dh',
    parameters: {
      nationality: ['P · X', 'P', 'Philippines, other overseas'],
      coverPeriod: ['01 · 02', '01', '1 year, 2 years'],
    },
  },
  {
    line: 'MEDICAL',
    tempStr: 'medical',
    parameters: {
      planType: ['H · D · O', 'H', 'hospital care, dental, outpatient'],
      peopleType: ['01 · 02 · 03', '01', 'yourself, you and spouse, family'],
      age: ['1 to 120', '', 'hospital care alone'],
      clinical: [flag, 'false'],
      dental: [flag, 'false'],
      cillness: [flag, 'false'],
      maternity: [flag, 'false'],
      cmedicine: [flag, 'false'],
    },
  },
  {
    line: 'GOLF',
    tempStr: 'others',
    parameters: { golfType: ['I · F', 'I', 'individual, family'], incTravel: [yesNo, 'N', 'include travel insurance'] },
  },
];
