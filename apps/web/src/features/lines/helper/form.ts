import type { helperSearch } from '@onegi/contract/lines/helper';
import { choiceParam, codedParam, type ParamsLike, textParam } from '../../../lib/search-params.ts';
import { type LineForm, wholeSearch } from '../line-form.ts';
import type { HelperForm } from './form-values.ts';

const defaults: HelperForm = { nationality: 'P', coverYears: 1, promotionCode: '' };

export const helperForm: LineForm<HelperForm> = {
  line: 'DH',
  name: 'helper',
  params: {
    nationality: choiceParam('nationality', ['P', 'X']),
    coverYears: codedParam('coverPeriod', { 1: '01', 2: '02' }),
    promotionCode: textParam('promotion'),
  } satisfies ParamsLike<HelperForm, typeof helperSearch>,
  starting: (fromAddress) => ({ ...defaults, ...fromAddress }),
  searchOf: wholeSearch,
  loadRules: () => import('./rules.ts'),
};
