import type { studentSearch } from '@onegi/contract/lines/student';
import { codedParam, numberParam, type ParamsLike, textParam } from '../../../lib/search-params.ts';
import { type LineForm, wholeSearch } from '../line-form.ts';
import type { StudentForm } from './form-values.ts';

/** The fewest and the most persons, and how many days ahead cover may start; the contract has them too. */
export const limits = { minPersons: 1, maxPersons: 20, startWithinDays: 90 } as const;

export const studentForm: LineForm<StudentForm> = {
  line: 'OS',
  name: 'student',
  params: {
    coverYears: codedParam('period', { 1: '01', 2: '02' }),
    persons: numberParam('person'),
    startOn: textParam('coverFr'),
    promotionCode: textParam('promotion'),
  } satisfies ParamsLike<StudentForm, typeof studentSearch>,
  /** Cover begins today unless something else is said. */
  starting: (fromAddress, today = '') => ({
    coverYears: 1,
    persons: 1,
    startOn: today,
    promotionCode: '',
    ...fromAddress,
  }),
  searchOf: wholeSearch,
  loadRules: () => import('./rules.ts'),
};
