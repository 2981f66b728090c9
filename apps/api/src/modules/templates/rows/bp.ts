import { limitsOf, optionsOf, type Template, type TemplateRow } from '../template.ts';
import { businessRegistration, proposal, statement, yesNo } from './common-rows.ts';
import { companyRow, contactRows } from './contact-rows.ts';
import { employeesDocuments } from './ec.ts';
import { trades } from './trades.ts';

const withAccidentCover = { questionId: 'BP18', answers: ['Y'] };
const withEmployees = { questionId: 'BP15', answers: ['Y'] };

const occupancy: TemplateRow = {
  id: 'BP01',
  type: 'SPINNER_1',
  size: 10,
  required: true,
  heading: 'property',
  options: optionsOf('occupancy', 'OFF', 'SHP', 'CLN', 'SCH', 'RST'),
  associated: 'BP02',
};
const premisesAndSums: readonly TemplateRow[] = [
  { id: 'BP02', type: 'SPINNER_2', size: 10, required: true, options: trades },
  { id: 'BP03', type: 'VARCHAR', size: 200, required: true },
  { id: 'BP04', type: 'INTEGER', size: 2, required: true, largest: 99 },
  { id: 'BP05', type: 'INTEGER', size: 6, required: true, smallest: 1, largest: 999_999 },
  statement('BP06', 'BP07'),
  { id: 'BP07', type: 'VARCHAR', size: 200 },
  { id: 'BP08', type: 'NUMERIC_GT_0', size: 15, required: true, heading: 'sums', hint: 'bands' },
  { id: 'BP09', type: 'NUMERIC', size: 15, initial: '0' },
  { id: 'BP10', type: 'NUMERIC', size: 15 },
  { id: 'BP11', type: 'SPINNER', size: 12, required: true, options: limitsOf(5, 10, 20) },
  { id: 'BP12', type: 'NUMERIC', size: 15, initial: '20000' },
];
const noLoss: TemplateRow = { ...statement('BP13', 'BP14'), heading: 'history' };
const lossDetails: TemplateRow = { id: 'BP14', type: 'VARCHAR', size: 500 };

/** What a visitor is asked: BP16 and on are the quotation's for small businesses, which tells an amount lost by itself. */
const visitorRows: readonly TemplateRow[] = [
  { ...occupancy, heading: 'premises' },
  ...premisesAndSums,
  { id: 'BP16', type: 'INTEGER', size: 4, heading: 'staff', smallest: 1, largest: 9_999 },
  { id: 'BP17', type: 'NUMERIC', size: 15, hint: 'wageroll' },
  yesNo('BP15', 'Y'),
  yesNo('BP18', 'N'),
  { id: 'BP19', type: 'SPINNER', size: 3, options: optionsOf('employees', 'ALL', 'SEL'), when: withAccidentCover },
  { id: 'BP20', type: 'NUMERIC_GT_0', size: 15, when: withAccidentCover },
  { ...statement('BP23', 'BP24'), hint: 'lightWork' },
  { id: 'BP24', type: 'VARCHAR', size: 500 },
  noLoss,
  { ...lossDetails, text: 'lossDetails' },
  { id: 'BP25', type: 'NUMERIC_GT_0', size: 15, when: { questionId: 'BP13', answers: ['N'] } },
  statement('BP21', 'BP22'),
  { id: 'BP22', type: 'VARCHAR', size: 500 },
  ...contactRows,
  companyRow,
];

const documents = [
  proposal,
  businessRegistration,
  { text: 'shopFront', required: true, when: { questionId: 'BP01', answers: ['SHP', 'RST'] } },
  { text: 'tenancy' },
  { text: 'stockList' },
];
const visitor = { rows: visitorRows, documents, contact: { name: 'NAME', email: 'EMAIL' }, promotions: { SME10: 10 } };

/** Business package: office and shop insurance, with a section of employees where it is wanted. */
export const bp: Template = {
  id: 'BP',
  version: 3,
  products: ['BP'],
  employees: { when: withEmployees },
  rows: [
    occupancy,
    ...premisesAndSums,
    noLoss,
    lossDetails,
    { ...yesNo('BP15', 'Y'), heading: 'employees', ending: 'employeesLimit' },
  ],
  documents: [...documents, ...employeesDocuments.map((document) => ({ ...document, when: withEmployees }))],
  visitor,
};

/** Version 2 was for visitors alone. */
export const bpVersion2: Template = { id: 'BP', version: 2, products: bp.products, rows: [], documents, visitor };

/** Version 1 asked for the amount of a loss among its details. */
export const bpVersion1: Template = {
  ...bpVersion2,
  version: 1,
  visitor: { ...visitor, rows: visitorRows.filter(({ id }) => id !== 'BP25') },
};
