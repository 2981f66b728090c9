import { lineCodes } from '@onegi/contract/lines';
import { optionsOf, type Template } from '../template.ts';

const lines = lineCodes.filter((line) => line !== 'MOTOR');
/** Lines that insure people, whose age decides. */
const ofPersons = lines.filter((line) => !['HOME', 'FIRE', 'PET'].includes(line));
const added = ['OP13', 'OP14', 'OP15'];

/** Request Quote for every personal line but motor. */
export const othersP: Template = {
  id: 'OTHERS_P',
  version: 2,
  products: lines,
  insurer: 'OP02',
  contact: { name: 'OP03', email: 'OP05' },
  rows: [
    { id: 'OP01', type: 'SPINNER', size: 10, required: true, fixed: true, options: 'products', from: 'product' },
    { id: 'OP08', type: 'VARCHAR', size: 500, fixed: true, from: 'searchText' },
    { id: 'OP13', type: 'VARCHAR', size: 100, fixed: true, from: 'plan' },
    { id: 'OP14', type: 'VARCHAR', size: 20, fixed: true, from: 'price' },
    { id: 'OP15', type: 'VARCHAR', size: 200, fixed: true, from: 'reason' },
    { id: 'OP02', type: 'SPINNER', size: 10, heading: 'cover', options: 'insurers', from: 'insurer' },
    { id: 'OP07', type: 'NUMERIC', size: 15, from: 'sumInsuredDollars', products: ['HOME', 'FIRE', 'PA'] },
    { id: 'OP03', type: 'VARCHAR', size: 100, required: true, heading: 'aboutYou' },
    { id: 'OP04', type: 'VARCHAR', size: 8, required: true, format: 'phone', hint: 'phone' },
    { id: 'OP05', type: 'VARCHAR', size: 100, required: true, format: 'email', hint: 'email' },
    { id: 'OP06', type: 'VARCHAR', size: 10, format: 'pastDate', products: ofPersons },
    { id: 'OP11', type: 'SPINNER', size: 10, options: optionsOf('callTime', 'AM', 'PM', 'ANY') },
    {
      id: 'OP09',
      type: 'RADIO_NO_SHOW',
      size: 1,
      required: true,
      heading: 'history',
      associated: 'OP10',
    },
    { id: 'OP10', type: 'VARCHAR', size: 500 },
    { id: 'OP12', type: 'VARCHAR', size: 1_000, heading: 'remarks', hint: 'remarks' },
  ],
  documents: [{ text: 'identification' }, { text: 'currentPolicy' }, { text: 'renewalNotice' }],
};

/** Version 1 knew nothing of the plan, and asked every line for everything. */
export const othersPVersion1: Template = {
  ...othersP,
  version: 1,
  rows: othersP.rows.filter(({ id }) => !added.includes(id)).map(({ products: _products, ...row }) => row),
};
