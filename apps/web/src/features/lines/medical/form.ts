import type { medicalSearch } from '@onegi/contract/lines/medical';
import { choiceParam, flagParam, numberParam, type ParamsLike, textParam } from '../../../lib/search-params.ts';
import { type LineForm, wholeSearch, without } from '../line-form.ts';
import type { MedicalForm } from './form-values.ts';

/** What can be added to hospital care. */
export const extras = ['clinical', 'dental', 'criticalIllness', 'maternity', 'chineseMedicine'] as const;

const defaults: MedicalForm = {
  careType: 'H',
  people: '01',
  age: '',
  clinical: false,
  dental: false,
  criticalIllness: false,
  maternity: false,
  chineseMedicine: false,
  promotionCode: '',
};

/** Age and extra benefits belong to hospital care alone; what is not wanted is not said. */
function searchOf(form: MedicalForm): Partial<MedicalForm> {
  const inHospital = form.careType === 'H';
  const unasked = extras.filter((extra) => !inHospital || !form[extra]);
  return without(wholeSearch(form), ...unasked, ...(inHospital ? [] : (['age'] as const)));
}

export const medicalForm: LineForm<MedicalForm> = {
  line: 'MEDICAL',
  name: 'medical',
  quoted: ['age'],
  params: {
    careType: choiceParam('planType', ['H', 'D', 'O']),
    people: choiceParam('peopleType', ['01', '02', '03']),
    age: numberParam('age'),
    clinical: flagParam('clinical'),
    dental: flagParam('dental'),
    criticalIllness: flagParam('cillness'),
    maternity: flagParam('maternity'),
    chineseMedicine: flagParam('cmedicine'),
    promotionCode: textParam('promotion'),
  } satisfies ParamsLike<MedicalForm, typeof medicalSearch>,
  starting: (fromAddress) => ({ ...defaults, ...fromAddress }),
  searchOf,
  loadRules: () => import('./rules.ts'),
};
