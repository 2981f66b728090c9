import { optionsOf, type Template } from '../template.ts';
import { businessRegistration, claimsRecord, yesNo } from './common-rows.ts';

/** Insurance of employees other than employees' compensation. */
export const othersEm: Template = {
  id: 'OTHERS_EM',
  version: 1,
  products: ['OTHERS'],
  rows: [
    {
      id: 'OE01',
      type: 'SPINNER',
      size: 10,
      required: true,
      heading: 'wanted',
      options: optionsOf('employeeCover', 'GPA', 'GMD', 'GTL', 'BTR'),
    },
    { id: 'OE02', type: 'INTEGER', size: 6, required: true, smallest: 1 },
    { id: 'OE03', type: 'INTEGER', size: 6 },
    { id: 'OE04', type: 'VARCHAR', size: 500, required: true },
    { id: 'OE05', type: 'SPINNER', size: 10, required: true, options: optionsOf('sumBasis', 'FIX', 'SAL') },
    { id: 'OE06', type: 'NUMERIC_GT_0', size: 15, required: true },
    { id: 'OE07', type: 'VARCHAR', size: 100, heading: 'history' },
    yesNo('OE08', 'Y'),
    { id: 'OE09', type: 'INTEGER', size: 2 },
    { id: 'OE10', type: 'VARCHAR', size: 1_000, heading: 'remarks' },
  ],
  documents: [businessRegistration, { text: 'memberCensus', required: true, types: ['xlsx', 'csv'] }, claimsRecord],
};
