import { lineCodes } from '@onegi/contract/lines';
import { optionsOf, type Template, type TemplateRow } from '../template.ts';
import { currentPolicy, statement } from './common-rows.ts';

const lines = lineCodes.filter((line) => line !== 'MOTOR');
/** Lines that insure people, whose age decides. */
const ofPersons = lines.filter((line) => !['HOME', 'FIRE', 'PET'].includes(line));
const ofSums = ['HOME', 'FIRE', 'PA'];

const product = {
  id: 'OP01',
  type: 'SPINNER',
  size: 10,
  required: true,
  fixed: true,
  options: 'products',
  from: 'product',
} satisfies TemplateRow;
const insurer = {
  id: 'OP02',
  type: 'SPINNER',
  size: 10,
  options: 'insurers',
  from: 'insurer',
  officeOnly: true,
} satisfies TemplateRow;
const name: TemplateRow = { id: 'OP03', type: 'VARCHAR', size: 100, required: true, heading: 'aboutYou' };
const phone: TemplateRow = {
  id: 'OP04',
  type: 'VARCHAR',
  size: 8,
  required: true,
  format: 'phone',
  hint: 'phone',
  officeOnly: true,
};
const email = {
  id: 'OP05',
  type: 'VARCHAR',
  size: 100,
  required: true,
  format: 'email',
  officeOnly: true,
} satisfies TemplateRow;
const bornOn = { id: 'OP06', type: 'VARCHAR', size: 10, format: 'pastDate' } satisfies TemplateRow;
const sum = { id: 'OP07', type: 'NUMERIC', size: 15, from: 'sumInsuredDollars' } satisfies TemplateRow;
const search: TemplateRow = { id: 'OP08', type: 'VARCHAR', size: 500, fixed: true, from: 'searchText' };
const noClaims: TemplateRow = { ...statement('OP09', 'OP10'), heading: 'history' };
const claims: TemplateRow = { id: 'OP10', type: 'VARCHAR', size: 500 };
const callTime: TemplateRow = {
  id: 'OP11',
  type: 'SPINNER',
  size: 10,
  options: optionsOf('callTime', 'AM', 'PM', 'ANY'),
  officeOnly: true,
};
const remarks: TemplateRow = { id: 'OP12', type: 'VARCHAR', size: 1_000, heading: 'remarks', hint: 'remarks' };
const aboutPlan: readonly TemplateRow[] = [
  { id: 'OP13', type: 'VARCHAR', size: 100, fixed: true, from: 'plan' },
  { id: 'OP14', type: 'VARCHAR', size: 20, fixed: true, from: 'price' },
  { id: 'OP15', type: 'VARCHAR', size: 200, fixed: true, from: 'reason' },
];

const visitorRows = (
  plan: readonly TemplateRow[],
  forSums?: readonly string[],
  forPersons?: readonly string[],
): readonly TemplateRow[] => [
  product,
  search,
  ...plan,
  { ...insurer, heading: 'cover' },
  { ...sum, ...(forSums ? { products: forSums } : {}) },
  name,
  phone,
  { ...email, hint: 'email' },
  { ...bornOn, ...(forPersons ? { products: forPersons } : {}) },
  callTime,
  noClaims,
  claims,
  remarks,
];

const contact = { name: 'OP03', email: 'OP05' };

/** Request Quote for every personal line but motor. */
export const othersP: Template = {
  id: 'OTHERS_P',
  version: 2,
  products: lines,
  insurer: 'OP02',
  rows: [
    { ...product, heading: 'wanted' },
    insurer,
    { ...name, heading: 'client' },
    phone,
    email,
    bornOn,
    sum,
    search,
    noClaims,
    claims,
    callTime,
    remarks,
  ],
  documents: [{ text: 'identification' }, currentPolicy, { text: 'renewalNotice' }],
  visitor: { rows: visitorRows(aboutPlan, ofSums, ofPersons), contact },
};

/** Version 1 knew nothing of the plan, asked every line for everything, and was for visitors alone. */
export const othersPVersion1: Template = {
  ...othersP,
  version: 1,
  rows: [],
  visitor: { rows: visitorRows([]), contact },
};
