import { optionsOf, type Template } from '../template.ts';
import { companyRow, contactRows } from './contact-rows.ts';
import { trades } from './trades.ts';

const withAccidentCover = { questionId: 'BP18', answers: ['Y'] };

/** Business package: office and shop insurance. BP16 and on are what the quotation for small businesses asks besides. */
export const bp: Template = {
  id: 'BP',
  version: 2,
  products: ['BP'],
  contact: { name: 'NAME', email: 'EMAIL' },
  promotions: { SME10: 10 },
  rows: [
    {
      id: 'BP01',
      type: 'SPINNER_1',
      size: 10,
      required: true,
      heading: 'premises',
      options: optionsOf('occupancy', 'OFF', 'SHP', 'CLN', 'SCH', 'RST'),
      associated: 'BP02',
    },
    { id: 'BP02', type: 'SPINNER_2', size: 10, required: true, options: trades },
    { id: 'BP03', type: 'VARCHAR', size: 200, required: true },
    { id: 'BP04', type: 'INTEGER', size: 2, required: true, largest: 99 },
    { id: 'BP05', type: 'INTEGER', size: 6, required: true, smallest: 1, largest: 999_999 },
    { id: 'BP06', type: 'RADIO_NO_SHOW', size: 1, required: true, associated: 'BP07' },
    { id: 'BP07', type: 'VARCHAR', size: 200 },
    { id: 'BP08', type: 'NUMERIC_GT_0', size: 15, required: true, heading: 'sums', hint: 'bands' },
    { id: 'BP09', type: 'NUMERIC', size: 15, initial: '0' },
    { id: 'BP10', type: 'NUMERIC', size: 15 },
    {
      id: 'BP11',
      type: 'SPINNER',
      size: 12,
      required: true,
      options: ['5,000,000', '10,000,000', '20,000,000'].map((dollars) => ({
        value: dollars.replaceAll(',', ''),
        figures: `HK$${dollars}`,
      })),
    },
    { id: 'BP12', type: 'NUMERIC', size: 15, initial: '20000' },
    { id: 'BP16', type: 'INTEGER', size: 4, heading: 'staff', smallest: 1, largest: 9_999 },
    { id: 'BP17', type: 'NUMERIC', size: 15, hint: 'wageroll' },
    { id: 'BP15', type: 'RADIO', size: 1, required: true, initial: 'Y' },
    { id: 'BP18', type: 'RADIO', size: 1, required: true, initial: 'N' },
    {
      id: 'BP19',
      type: 'SPINNER',
      size: 3,
      options: optionsOf('employees', 'ALL', 'SEL'),
      when: withAccidentCover,
    },
    { id: 'BP20', type: 'NUMERIC_GT_0', size: 15, when: withAccidentCover },
    {
      id: 'BP23',
      type: 'RADIO_NO_SHOW',
      size: 1,
      required: true,
      associated: 'BP24',
      hint: 'lightWork',
    },
    { id: 'BP24', type: 'VARCHAR', size: 500 },
    {
      id: 'BP13',
      type: 'RADIO_NO_SHOW',
      size: 1,
      required: true,
      heading: 'history',
      associated: 'BP14',
    },
    { id: 'BP14', type: 'VARCHAR', size: 500 },
    { id: 'BP25', type: 'NUMERIC_GT_0', size: 15, when: { questionId: 'BP13', answers: ['N'] } },
    { id: 'BP21', type: 'RADIO_NO_SHOW', size: 1, required: true, associated: 'BP22' },
    { id: 'BP22', type: 'VARCHAR', size: 500 },
    ...contactRows,
    companyRow,
  ],
  documents: [
    { text: 'proposal', required: true },
    { text: 'businessRegistration', required: true },
    { text: 'shopFront', required: true, when: { questionId: 'BP01', answers: ['SHP', 'RST'] } },
    { text: 'tenancy' },
    { text: 'stockList' },
  ],
};

/** Version 1 asked for the amount of a loss among its details. */
export const bpVersion1: Template = { ...bp, version: 1, rows: bp.rows.filter(({ id }) => id !== 'BP25') };
