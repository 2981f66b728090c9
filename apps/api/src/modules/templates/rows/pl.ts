import { limitsOf, optionsOf, type Template } from '../template.ts';
import { businessRegistration, claimsRecord, proposal, statement } from './common-rows.ts';

const forEvents = { questionId: 'PL01', answers: ['EVT'] };

/** Public liability. PL14 is asked of events: they are rated by the day. */
export const pl: Template = {
  id: 'PL',
  version: 1,
  products: ['PL'],
  rows: [
    {
      id: 'PL01',
      type: 'SPINNER',
      size: 10,
      required: true,
      heading: 'business',
      options: optionsOf('activity', 'OFF', 'SHP', 'RST', 'EVT', 'CLN', 'FIT', 'MGT', 'SPT'),
    },
    { id: 'PL02', type: 'VARCHAR', size: 500, required: true },
    {
      id: 'PL03',
      type: 'SPINNER',
      size: 10,
      required: true,
      heading: 'limits',
      options: optionsOf('territory', 'HK', 'GBA', 'WW'),
    },
    { id: 'PL04', type: 'SPINNER', size: 12, required: true, options: limitsOf(5, 10, 20, 30, 50) },
    { id: 'PL05', type: 'SPINNER', size: 12, required: true, options: optionsOf('aggregate', 'SAME', 'UNL') },
    { id: 'PL06', type: 'NUMERIC_GT_0', size: 15, required: true, heading: 'turnover' },
    { id: 'PL07', type: 'INTEGER', size: 7 },
    { id: 'PL08', type: 'VARCHAR', size: 200, required: true },
    { ...statement('PL09', 'PL10'), heading: 'work' },
    { id: 'PL10', type: 'VARCHAR', size: 300 },
    statement('PL11', 'PL12'),
    { id: 'PL12', type: 'VARCHAR', size: 300 },
    { id: 'PL13', type: 'VARCHAR', size: 200 },
    { id: 'PL14', type: 'INTEGER', size: 3, smallest: 1, largest: 366, when: forEvents },
  ],
  documents: [
    proposal,
    businessRegistration,
    { text: 'eventPlan', required: true, when: forEvents },
    { text: 'licence' },
    claimsRecord,
  ],
};
