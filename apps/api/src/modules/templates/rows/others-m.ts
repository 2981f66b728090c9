import { MODEL_YEARS } from '@onegi/contract/lines/drivers';
import { optionsOf, type Template, type TemplateRow } from '../template.ts';
import { currentPolicy, statement } from './common-rows.ts';
import { contactRows } from './contact-rows.ts';

const discounts = ['0', '20', '30', '40', '50', '60'];

const cover: TemplateRow = {
  id: 'OM01',
  type: 'SPINNER',
  size: 2,
  required: true,
  heading: 'vehicle',
  options: optionsOf('motorCover', 'C', 'T'),
  from: 'cover',
};
const vehicleClass: TemplateRow = {
  id: 'OM08',
  type: 'SPINNER',
  size: 10,
  required: true,
  options: optionsOf('vehicleClass', 'PC', 'MC', 'LGV', 'TAX', 'PLB'),
  initial: 'PC',
};
const vehicle: readonly TemplateRow[] = [
  { id: 'OM02', type: 'SPINNER_1', size: 20, required: true, options: 'makes', associated: 'OM03', from: 'make' },
  { id: 'OM03', type: 'SPINNER_2', size: 40, required: true, options: 'models', from: 'model' },
  { id: 'OM04', type: 'INTEGER', size: 4, required: true, yearsBack: MODEL_YEARS, from: 'madeIn' },
  { id: 'OM05', type: 'NUMERIC', size: 15, from: 'valueDollars', when: { questionId: 'OM01', answers: ['C'] } },
  { id: 'OM06', type: 'VARCHAR', size: 8, format: 'registrationMark', hint: 'registration' },
  { id: 'OM07', type: 'INTEGER', size: 6, hint: 'engine', largest: 999_999 },
];
const driver: readonly TemplateRow[] = [
  {
    id: 'OM09',
    type: 'SPINNER',
    size: 2,
    required: true,
    heading: 'driver',
    options: discounts.map((value) => ({ value, figures: `${value}%` })),
    from: 'noClaimDiscountPercent',
  },
  { id: 'OM10', type: 'VARCHAR', size: 200, required: true, hint: 'driver' },
  statement('OM11', 'OM12'),
  { id: 'OM12', type: 'VARCHAR', size: 500 },
  { id: 'OM13', type: 'VARCHAR', size: 100 },
];
const aboutPlan: readonly TemplateRow[] = [
  { id: 'OM16', type: 'VARCHAR', size: 100, fixed: true, from: 'plan' },
  { id: 'OM17', type: 'VARCHAR', size: 20, fixed: true, from: 'price' },
  { id: 'OM18', type: 'VARCHAR', size: 200, fixed: true, from: 'reason' },
];

const contact = { name: 'NAME', email: 'EMAIL' };
const visitorRows = (plan: readonly TemplateRow[]): readonly TemplateRow[] => [
  { id: 'OM14', type: 'VARCHAR', size: 500, fixed: true, from: 'searchText' },
  ...plan,
  { id: 'OM15', type: 'SPINNER', size: 10, options: 'insurers', from: 'insurer' },
  { ...cover, heading: 'car' },
  vehicleClass,
  ...vehicle,
  ...driver,
  ...contactRows,
];

/** Request Quote for motor. */
export const othersM: Template = {
  id: 'OTHERS_M',
  version: 2,
  products: ['MOTOR'],
  insurer: 'OM15',
  rows: [cover, ...vehicle, vehicleClass, ...driver],
  documents: [
    { text: 'registrationDocument', required: true },
    { text: 'drivingLicence', required: true },
    {
      text: 'ncbProof',
      required: true,
      when: { questionId: 'OM09', answers: discounts.filter((percent) => percent !== '0') },
    },
    currentPolicy,
    { text: 'photos' },
  ],
  visitor: { rows: visitorRows(aboutPlan), contact },
};

/** Version 1 knew nothing of the plan and was for visitors alone. */
export const othersMVersion1: Template = {
  ...othersM,
  version: 1,
  rows: [],
  visitor: { rows: visitorRows([]), contact },
};
