import { dependentOptions } from '../template.ts';

/** The trades that are carried on in each kind of premises. */
export const trades = dependentOptions('trade', {
  OFF: ['TRD', 'ACC', 'LAW', 'ITS', 'FIN', 'DSN', 'REC', 'OTH'],
  SHP: ['FSH', 'JWL', 'ELE', 'SUP', 'PHM', 'FLR', 'PET', 'HAI', 'BEA', 'LAU', 'OTH'],
  CLN: ['CLI', 'DEN', 'PHY', 'VET', 'OTH'],
  SCH: ['TUT', 'KGN', 'MUS', 'LAN', 'SPT', 'OTH'],
  RST: ['RES', 'CAF', 'BAR', 'BAK', 'FST', 'OTH'],
});
