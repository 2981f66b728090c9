import { dependentOptions, optionsOf, type Template } from '../template.ts';
import { businessRegistration, statement } from './common-rows.ts';

const productsByKind = {
  FIN: ['PI', 'DO', 'FG', 'OTH'],
  ENG: ['BOND', 'OTH'],
  TRD: ['TC', 'OTH'],
  CYB: ['CY', 'OTH'],
  GRP: ['MED', 'PA', 'TRV', 'OTH'],
  OTH: ['OTH'],
};

/** Commercial insurance that has no form of its own. */
export const othersC: Template = {
  id: 'OTHERS_C',
  version: 1,
  products: ['OTHERS'],
  rows: [
    {
      id: 'OC01',
      type: 'SPINNER_1',
      size: 10,
      required: true,
      heading: 'wanted',
      options: optionsOf('commercialKind', ...Object.keys(productsByKind)),
      associated: 'OC02',
    },
    {
      id: 'OC02',
      type: 'SPINNER_2',
      size: 10,
      required: true,
      options: dependentOptions('commercialProduct', productsByKind),
    },
    {
      id: 'OC03',
      type: 'VARCHAR',
      size: 20,
      required: true,
      heading: 'business',
      format: 'businessRegistration',
      hint: 'businessRegistration',
    },
    { id: 'OC04', type: 'VARCHAR', size: 100, required: true },
    { id: 'OC05', type: 'NUMERIC', size: 15, required: true },
    { id: 'OC06', type: 'NUMERIC', size: 15 },
    { id: 'OC07', type: 'INTEGER', size: 6 },
    { ...statement('OC08', 'OC09'), heading: 'history' },
    { id: 'OC09', type: 'VARCHAR', size: 500 },
    { id: 'OC10', type: 'VARCHAR', size: 1_000, heading: 'remarks' },
  ],
  documents: [
    businessRegistration,
    { text: 'proposal' },
    { text: 'financialStatements' },
    { text: 'memberList', required: true, when: { questionId: 'OC01', answers: ['GRP'] } },
  ],
};
