import { type OwnOption, optionsOf } from '../template.ts';

const tradesByOccupancy: Record<string, readonly string[]> = {
  OFF: ['TRD', 'ACC', 'LAW', 'ITS', 'FIN', 'DSN', 'REC', 'OTH'],
  SHP: ['FSH', 'JWL', 'ELE', 'SUP', 'PHM', 'FLR', 'PET', 'HAI', 'BEA', 'LAU', 'OTH'],
  CLN: ['CLI', 'DEN', 'PHY', 'VET', 'OTH'],
  SCH: ['TUT', 'KGN', 'MUS', 'LAN', 'SPT', 'OTH'],
  RST: ['RES', 'CAF', 'BAR', 'BAK', 'FST', 'OTH'],
};

/** The trades that are carried on in each kind of premises. */
export const trades: readonly OwnOption[] = Object.entries(tradesByOccupancy).flatMap(([parent, values]) =>
  optionsOf('trade', ...values).map((option) => ({ ...option, parent })),
);
