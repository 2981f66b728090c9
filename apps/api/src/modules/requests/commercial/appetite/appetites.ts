import type { TemplateId } from '@onegi/contract/fields/requests';
import type { Appetite } from './judge-appetite.ts';

/** Personal and motor business is written by whoever has plans of it on sale: the catalogue knows. */
export type CommercialForm = Exclude<TemplateId, 'OTHERS_P' | 'OTHERS_M'>;

/** Industries without heavy manual work. */
const lightIndustries = ['OFF', 'RTL', 'EDU', 'MED', 'PRO', 'SVC'];

/**
 * Which commercial business each insurer writes, by its code: what it has told the office in its underwriting guide. Amounts
 * are Hong Kong dollars. Who is not here, or has no entry for a form, writes none of it.
 */
export const appetites: Readonly<Record<string, { readonly [F in CommercialForm]?: Appetite }>> = {
  // Broad, of the middle size.
  LPG: {
    BP: {
      most: { sumInsured: 10_000_000, liabilityLimit: 20_000_000, buildingAge: 50, headcount: 100 },
      occupationsUpTo: 'E6',
      stated: ['BP06'],
    },
    EC: {
      never: { EC02: ['CON'], EC03: ['MOV', 'MTL'] },
      most: { headcount: 150, payroll: 40_000_000 },
      occupationsUpTo: 'E6',
      stated: ['EC08'],
    },
    PL: {
      never: { PL01: ['FIT', 'SPT'], PL03: ['WW'] },
      most: { liabilityLimit: 20_000_000, turnover: 80_000_000 },
      stated: ['PL11'],
    },
    OTHERS_C: { only: { OC01: ['FIN', 'CYB', 'GRP'] }, most: { sumInsured: 20_000_000 }, stated: ['OC08'] },
    OTHERS_PL: { never: { OL01: ['PRF'] }, most: { liabilityLimit: 20_000_000 }, stated: ['OL07'] },
    OTHERS_EM: { only: { OE01: ['GPA', 'BTR'] }, least: { headcount: 5 }, most: { headcount: 300 } },
  },
  // Travel and students: of companies, their business trips.
  SFY: {
    OTHERS_C: { only: { OC02: ['TRV'] } },
    OTHERS_EM: { only: { OE01: ['BTR'] }, least: { headcount: 3 } },
  },
  // Small shops and offices, and the property that they are in.
  JDF: {
    BP: {
      never: { BP02: ['JWL', 'BAR'] },
      most: { sumInsured: 5_000_000, liabilityLimit: 10_000_000, buildingAge: 40, headcount: 30 },
      occupationsUpTo: 'E5',
      stated: ['BP06', 'BP13'],
    },
    EC: {
      only: { EC02: lightIndustries },
      most: { headcount: 50, payroll: 12_000_000 },
      occupationsUpTo: 'E5',
      stated: ['EC06', 'EC08', 'EC10'],
    },
    PAR: {
      only: { PR03: ['OFF', 'SHP', 'RES', 'MIX'] },
      most: { sumInsured: 50_000_000 },
      least: { yearBuilt: 1975 },
      stated: ['PR12'],
    },
    PL: {
      only: { PL01: ['OFF', 'SHP', 'RST'], PL03: ['HK'] },
      most: { liabilityLimit: 10_000_000, turnover: 30_000_000 },
    },
  },
  // Families; of employers, what their people and dependants need.
  BRG: {
    OTHERS_C: { only: { OC01: ['GRP'] } },
    OTHERS_EM: { only: { OE01: ['GPA', 'GMD', 'GTL'] }, least: { headcount: 10 }, most: { headcount: 500 } },
  },
  // Whoever drives and repairs.
  CPW: {
    EC: {
      only: { EC02: ['LOG', 'RTL', 'OFF'] },
      never: { EC03: ['MOV'] },
      most: { headcount: 120, payroll: 30_000_000 },
      occupationsUpTo: 'E7',
      stated: ['EC06', 'EC08'],
    },
  },
  OVI: {
    OTHERS_EM: { only: { OE01: ['GMD', 'GPA'] }, least: { headcount: 5 } },
  },
  // Simple offices and shops.
  EGP: {
    BP: {
      only: { BP01: ['OFF', 'SHP', 'SCH'] },
      never: { BP02: ['JWL', 'LAU'] },
      most: { sumInsured: 3_000_000, liabilityLimit: 10_000_000, buildingAge: 40, headcount: 20 },
      occupationsUpTo: 'E4',
      stated: ['BP06', 'BP13'],
    },
  },
  // Larger risks, underwritten one by one.
  NQA: {
    BP: { least: { sumInsured: 1_000_000 }, most: { sumInsured: 100_000_000, headcount: 500 }, occupationsUpTo: 'E8' },
    EC: { least: { headcount: 10 }, most: { headcount: 800, payroll: 300_000_000 }, occupationsUpTo: 'E8' },
    PAR: { least: { sumInsured: 5_000_000 }, most: { sumInsured: 800_000_000 } },
    PL: { least: { turnover: 5_000_000 }, never: { PL01: ['EVT'] } },
    CAR_A: {
      never: { CA02: ['EXT'] },
      least: { turnover: 10_000_000 },
      most: { turnover: 300_000_000, contractValue: 60_000_000, liabilityLimit: 50_000_000 },
      stated: ['CA08'],
    },
    OTHERS_C: { only: { OC01: ['FIN', 'ENG', 'CYB'] }, least: { sumInsured: 5_000_000 } },
  },
  // Events and leisure.
  TDC: {
    PL: { only: { PL01: ['EVT', 'SPT'], PL03: ['HK', 'GBA'] }, most: { liabilityLimit: 30_000_000 }, stated: ['PL11'] },
  },
  // Cargo, property, and works near the water.
  FLM: {
    MC: { never: { MC03: ['HAZ', 'USD'] }, most: { sumInsured: 40_000_000, turnover: 900_000_000 } },
    PAR: { never: { PR03: ['RES'] }, most: { sumInsured: 400_000_000 }, least: { yearBuilt: 1965 } },
    CAR_A: {
      most: { turnover: 120_000_000, contractValue: 25_000_000, liabilityLimit: 30_000_000 },
      never: { CA02: ['EXT'] },
      stated: ['CA08', 'CA10'],
    },
    CAR_P: {
      never: { CP05: ['EXT'], CP15: ['Y'] },
      most: { contractValue: 80_000_000, liabilityLimit: 50_000_000, buildingAge: 50 },
    },
    PL: { never: { PL01: ['FIT', 'CLN'] }, most: { liabilityLimit: 50_000_000 } },
  },
  CGV: {
    OTHERS_PL: { only: { OL01: ['OWN', 'EVT'] }, most: { liabilityLimit: 30_000_000 }, stated: ['OL09'] },
  },
  // Contractors and heavy work; small offices are not worth its while.
  STP: {
    EC: { never: { EC02: ['OFF'] }, most: { headcount: 400, payroll: 150_000_000 }, occupationsUpTo: 'E9' },
    CAR_A: { most: { turnover: 500_000_000, contractValue: 100_000_000 } },
    CAR_P: { most: { contractValue: 200_000_000 } },
    PL: { only: { PL01: ['FIT', 'CLN', 'MGT', 'SPT'] } },
    OTHERS_EM: { only: { OE01: ['GPA'] }, least: { headcount: 10 } },
  },
  // High limits for professional firms.
  PLV: {
    OTHERS_C: { only: { OC01: ['FIN', 'CYB', 'GRP'] }, least: { sumInsured: 10_000_000 }, stated: ['OC08'] },
  },
};
