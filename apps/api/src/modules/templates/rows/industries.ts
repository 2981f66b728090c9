import { dependentOptions, optionsOf } from '../template.ts';

const tradesByIndustry = {
  OFF: ['TRD', 'ACC', 'LAW', 'ITS', 'FIN', 'DSN', 'REC'],
  RTL: ['FSH', 'JWL', 'ELE', 'SUP', 'PHM', 'FLR', 'PET'],
  CAT: ['RES', 'CAF', 'BAR', 'BAK', 'FST', 'CEN'],
  CON: ['FIT', 'ELM', 'CIV', 'SCA', 'LIF'],
  LOG: ['WHS', 'TRK', 'CRR', 'FRD', 'MOV'],
  MFG: ['GAR', 'PRT', 'PLA', 'FOD', 'MTL'],
  SVC: ['HAI', 'BEA', 'GYM', 'LAU', 'CLN', 'SEC'],
  EDU: ['KGN', 'TUT', 'MUS', 'LAN', 'SPT'],
  MED: ['CLI', 'DEN', 'ELD', 'PHY', 'VET'],
  PRO: ['MGT', 'AGN', 'OWC', 'CPK'],
};

export const industries = optionsOf('industry', ...Object.keys(tradesByIndustry));

/** The trades of each industry. */
export const industryTrades = dependentOptions('trade', tradesByIndustry);
