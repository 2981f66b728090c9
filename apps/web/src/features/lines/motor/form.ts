import { driversFor, MOST_DRIVERS } from '@onegi/contract/lines/drivers';
import type { motorSearch } from '@onegi/contract/lines/motor';
import {
  choiceParam,
  codedParam,
  numberParam,
  type ParamsLike,
  textParam,
  yesNoParam,
} from '../../../lib/search-params.ts';
import { type LineForm, wholeSearch, without } from '../line-form.ts';
import { type DriverAnswers, driversParam } from './drivers-param.ts';
import type { MotorForm } from './form-values.ts';

const defaults: MotorForm = {
  cover: 'C',
  make: '',
  model: '',
  madeIn: '',
  valueDollars: '',
  noClaimDiscountPercent: 0,
  driverCount: 1,
  holderDrives: true,
  drivers: driversFor(1, []),
  hadAccident: undefined,
  claimsDollars: '',
  hadOffence: undefined,
  wasDeclined: undefined,
  promotionCode: '',
};

const canBeNamed = (count: number | string): count is number =>
  typeof count === 'number' && count >= 1 && count <= MOST_DRIVERS;

/** As many drivers as are counted; while their number is half typed, those there are stay. */
export function changeDriverCount(form: MotorForm, driverCount: number | string): MotorForm {
  if (driverCount === form.drivers.length || !canBeNamed(driverCount)) return { ...form, driverCount };
  return { ...form, driverCount, drivers: driversFor(driverCount, form.drivers) };
}

/** Another make has other models. */
export const changeMake = (form: MotorForm, make: string): MotorForm => ({ ...form, make, model: '' });

export function changeDriver(form: MotorForm, changed: DriverAnswers): MotorForm {
  return { ...form, drivers: form.drivers.map((driver) => (driver.number === changed.number ? changed : driver)) };
}

/** The value counts in comprehensive cover, the amount claimed after an accident. */
function searchOf(form: MotorForm): Partial<MotorForm> {
  return without(
    wholeSearch(form),
    ...(form.cover === 'C' ? [] : (['valueDollars'] as const)),
    ...(form.hadAccident ? [] : (['claimsDollars'] as const)),
  );
}

export const motorForm: LineForm<MotorForm> = {
  line: 'MOTOR',
  name: 'motor',
  picked: ['make', 'model', 'madeIn'],
  quoted: ['make', 'model', 'valueDollars'],
  params: {
    cover: choiceParam('coverType', ['C', 'T']),
    make: textParam('make'),
    model: textParam('model'),
    madeIn: numberParam('year'),
    valueDollars: numberParam('estimated'),
    noClaimDiscountPercent: codedParam('disc', { 0: '0', 20: '20', 30: '30', 40: '40', 50: '50', 60: '60' }),
    driverCount: numberParam('driverNo'),
    holderDrives: yesNoParam('policyHolder'),
    drivers: driversParam('driverList'),
    hadAccident: yesNoParam('accident'),
    claimsDollars: numberParam('amount'),
    hadOffence: yesNoParam('offense'),
    wasDeclined: yesNoParam('company'),
    promotionCode: textParam('promotion'),
  } satisfies ParamsLike<MotorForm, typeof motorSearch>,
  starting: (fromAddress) => {
    const form = { ...defaults, ...fromAddress };
    return changeDriverCount(form, form.driverCount);
  },
  searchOf,
  loadRules: () => import('./rules.ts'),
};
