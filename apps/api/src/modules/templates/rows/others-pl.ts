import { limitsOf, optionsOf, type Template } from '../template.ts';
import { businessRegistration, statement } from './common-rows.ts';

/** Liability other than of premises and work. */
export const othersPl: Template = {
  id: 'OTHERS_PL',
  version: 1,
  products: ['OTHERS'],
  rows: [
    {
      id: 'OL01',
      type: 'SPINNER',
      size: 10,
      required: true,
      heading: 'wanted',
      options: optionsOf('liability', 'PRD', 'PRF', 'EVT', 'OWN'),
    },
    { id: 'OL02', type: 'VARCHAR', size: 500, required: true },
    { id: 'OL03', type: 'SPINNER', size: 12, required: true, options: limitsOf(5, 10, 20, 30, 50) },
    { id: 'OL04', type: 'NUMERIC_GT_0', size: 15, required: true },
    { id: 'OL05', type: 'VARCHAR', size: 200, required: true },
    { id: 'OL06', type: 'INTEGER', size: 6 },
    { ...statement('OL07', 'OL08'), heading: 'history' },
    { id: 'OL08', type: 'VARCHAR', size: 100 },
    statement('OL09', 'OL10'),
    { id: 'OL10', type: 'VARCHAR', size: 500 },
  ],
  documents: [
    businessRegistration,
    { text: 'productBrochure', required: true, when: { questionId: 'OL01', answers: ['PRD'] } },
    { text: 'mutualCovenant' },
  ],
};
