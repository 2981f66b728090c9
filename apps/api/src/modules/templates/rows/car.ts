import { limitsOf, optionsOf, type Template, type TemplateRow } from '../template.ts';
import { businessRegistration, claimsRecord, proposal, statement, yesNo } from './common-rows.ts';

const works = optionsOf('works', 'INT', 'EM', 'RMA', 'ALT', 'EXT');
const maintenance = { type: 'INTEGER', size: 2, largest: 99, initial: '12' } satisfies Omit<TemplateRow, 'id'>;
const liability = {
  type: 'SPINNER',
  size: 12,
  required: true,
  options: limitsOf(5, 10, 20, 30, 50),
} satisfies Omit<TemplateRow, 'id'>;

/** Contractors all risks for a year of works. */
export const carA: Template = {
  id: 'CAR_A',
  version: 1,
  products: ['CAR'],
  rows: [
    {
      id: 'CA01',
      type: 'VARCHAR',
      size: 20,
      required: true,
      heading: 'contractor',
      format: 'businessRegistration',
      hint: 'businessRegistration',
    },
    { id: 'CA02', type: 'SPINNER', size: 10, required: true, options: works },
    { id: 'CA03', type: 'NUMERIC_GT_0', size: 15, required: true },
    { id: 'CA04', type: 'NUMERIC_GT_0', size: 15, required: true },
    { id: 'CA05', type: 'INTEGER', size: 2, required: true, smallest: 1, largest: 24 },
    { id: 'CA06', ...maintenance },
    { id: 'CA07', ...liability },
    { ...statement('CA08', 'CA09'), heading: 'work' },
    { id: 'CA09', type: 'VARCHAR', size: 500 },
    statement('CA10', 'CA11'),
    { id: 'CA11', type: 'VARCHAR', size: 300 },
    { ...statement('CA12', 'CA13'), heading: 'losses' },
    { id: 'CA13', type: 'VARCHAR', size: 500 },
  ],
  documents: [
    proposal,
    businessRegistration,
    { text: 'companyProfile', required: true },
    { text: 'sampleContract' },
    claimsRecord,
  ],
};

/** Contractors all risks for a single project. */
export const carP: Template = {
  id: 'CAR_P',
  version: 1,
  products: ['CAR'],
  rows: [
    { id: 'CP01', type: 'VARCHAR', size: 200, required: true, heading: 'project' },
    { id: 'CP02', type: 'VARCHAR', size: 200, required: true },
    { id: 'CP03', type: 'VARCHAR', size: 100, required: true },
    { id: 'CP04', type: 'VARCHAR', size: 100, required: true },
    { id: 'CP05', type: 'SPINNER', size: 10, required: true, options: [...works, ...optionsOf('works', 'NEW')] },
    { id: 'CP06', type: 'NUMERIC_GT_0', size: 15, required: true, heading: 'sums' },
    { id: 'CP07', type: 'NUMERIC', size: 15, initial: '0' },
    { id: 'CP08', type: 'DATE', size: 10, required: true },
    { id: 'CP09', type: 'DATE', size: 10, required: true, laterThan: 'CP08' },
    { id: 'CP10', ...maintenance, required: true },
    { id: 'CP11', ...liability },
    { id: 'CP12', type: 'INTEGER', size: 2, required: true, heading: 'work', hint: 'oldBuilding', largest: 99 },
    statement('CP13', 'CP14'),
    { id: 'CP14', type: 'VARCHAR', size: 500 },
    yesNo('CP15', 'N'),
  ],
  documents: [
    { text: 'contract', required: true },
    { text: 'workProgramme' },
    { text: 'drawings' },
    businessRegistration,
    { text: 'sitePhotos' },
  ],
};
