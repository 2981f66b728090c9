import type { LineCode } from '@onegi/contract/lines';
import { addDays } from '@onegi/contract/lines/dates';

export const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** The path of a line's list and one search of it, as it travels. */
export interface LineSearch {
  readonly path: string;
  readonly search: Record<string, unknown>;
  /** The same search, changed so that each of a thousand differs. */
  readonly vary: (i: number) => Record<string, unknown>;
}

const driver = { driverNum: 1, age: 35, exp: 10 };

/** One ordinary search of each line. */
export const searches: Record<LineCode, LineSearch> = {
  TRAVEL: {
    path: '/api/buy/plan-travel',
    search: {
      planType: 'S',
      destination: 'A',
      departDate: addDays(today, 10),
      returnDate: addDays(today, 16),
      travelling: 'F',
      spouse: 'Y',
      adult: 2,
      children: 2,
      promotion: 'TRIP10',
    },
    vary: (i) => ({
      destination: 'MAW'[i % 3],
      departDate: addDays(today, 5 + (i % 170)),
      returnDate: addDays(today, 5 + (i % 170) + (i % 25)),
      adult: 2 + (i % 4),
      children: 1 + (i % 5),
    }),
  },
  HOME: {
    path: '/api/buy/plan-others',
    search: { prod: 'HOME', area: '06', areaNumber: 650, typeBuild: 'A', ageBuild: 'W' },
    vary: (i) => ({ areaNumber: 200 + (i % 3_800) }),
  },
  FIRE: {
    path: '/api/buy/plan-fire',
    search: { year: 12, sumInsured: 3_000_000 },
    vary: (i) => ({ year: 1 + (i % 60), sumInsured: 1_000_000 + i * 1_000 }),
  },
  OS: {
    path: '/api/buy/plan-others',
    search: { prod: 'OS', period: '01', person: 1, coverFr: addDays(today, 20) },
    vary: (i) => ({ person: 1 + (i % 10), coverFr: addDays(today, i % 90) }),
  },
  MOTOR: {
    path: '/api/buy/plan-motor',
    search: {
      coverType: 'C',
      make: 'TOY',
      model: 'NOAH',
      year: Number(today.slice(0, 4)) - 3,
      estimated: 290_000,
      disc: 60,
      driverNo: 1,
      policyHolder: 'Y',
      driverList: [driver],
      accident: 'N',
      offense: 'N',
      company: 'N',
    },
    vary: (i) => ({ estimated: 100_000 + i * 100, driverList: [{ ...driver, age: 30 + (i % 30) }] }),
  },
  PA: {
    path: '/api/buy/plan-others',
    search: { prod: 'PA', peopleType: 'F', children: 2, yourOcc: '01', spouseOcc: '02' },
    vary: (i) => ({ children: i % 20, yourOcc: `0${1 + (i % 4)}`, spouseOcc: `0${1 + ((i >> 2) % 4)}` }),
  },
  PET: {
    path: '/api/buy/plan-pet',
    search: { petNumber: 1, petType: 'D', petAgt: '03', petThird: true },
    vary: (i) => ({ petType: 'CD'[i % 2], petAgt: `0${i % 10}`, petThird: i % 3 === 0 }),
  },
  DH: {
    path: '/api/buy/plan-dh',
    search: { nationality: 'P', coverPeriod: '01' },
    vary: (i) => ({ nationality: 'PX'[i % 2], coverPeriod: `0${1 + ((i >> 1) % 2)}` }),
  },
  MEDICAL: {
    path: '/api/buy/plan-medical',
    search: { planType: 'H', peopleType: '01', age: 35 },
    vary: (i) => ({ age: 1 + (i % 69), peopleType: `0${1 + (i % 3)}`, clinical: i % 2 === 0, dental: i % 5 === 0 }),
  },
  GOLF: {
    path: '/api/buy/plan-others',
    search: { prod: 'GOLF', golfType: 'I', incTravel: 'N' },
    vary: (i) => ({ golfType: 'IF'[i % 2], incTravel: 'YN'[(i >> 1) % 2] }),
  },
};
