import type { Template, TemplateDocument } from '../template.ts';
import { businessRegistration, currentPolicy, proposal, statement, yesNo } from './common-rows.ts';
import { industries, industryTrades } from './industries.ts';

/** What an insurer asks for besides the proposal, of every case with a section of employees. */
export const employeesDocuments: readonly TemplateDocument[] = [
  { text: 'payrollRecord', required: true },
  { text: 'claimsRecordThreeYears' },
  currentPolicy,
];

/** Employees' compensation. */
export const ec: Template = {
  id: 'EC',
  version: 1,
  products: ['EC'],
  employees: {},
  rows: [
    {
      id: 'EC01',
      type: 'VARCHAR',
      size: 20,
      required: true,
      heading: 'business',
      format: 'businessRegistration',
      hint: 'businessRegistration',
    },
    { id: 'EC02', type: 'SPINNER_1', size: 10, required: true, options: industries, associated: 'EC03' },
    { id: 'EC03', type: 'SPINNER_2', size: 10, required: true, options: industryTrades },
    { id: 'EC04', type: 'VARCHAR', size: 200, required: true },
    { id: 'EC05', type: 'INTEGER', size: 4, required: true, sinceYear: 1900 },
    { ...statement('EC06', 'EC07'), heading: 'work' },
    { id: 'EC07', type: 'VARCHAR', size: 200 },
    statement('EC08', 'EC09'),
    { id: 'EC09', type: 'VARCHAR', size: 500 },
    statement('EC10', 'EC11'),
    { id: 'EC11', type: 'NUMERIC', size: 15 },
    { ...statement('EC12', 'EC13'), heading: 'history' },
    { id: 'EC13', type: 'VARCHAR', size: 500 },
    { id: 'EC14', type: 'VARCHAR', size: 100 },
    { ...yesNo('EC15'), ending: 'employeesLimit' },
  ],
  documents: [proposal, businessRegistration, ...employeesDocuments],
};
