import type { fireSearch } from '@onegi/contract/lines/fire';
import { numberParam, type ParamsLike, textParam } from '../../../lib/search-params.ts';
import { type LineForm, wholeSearch } from '../line-form.ts';
import type { FireForm } from './form-values.ts';

const defaults: FireForm = { buildingAgeYears: '', sumInsuredDollars: '', promotionCode: '' };

export const fireForm: LineForm<FireForm> = {
  line: 'FIRE',
  name: 'fire',
  params: {
    buildingAgeYears: numberParam('year'),
    sumInsuredDollars: numberParam('sumInsured'),
    promotionCode: textParam('promotion'),
  } satisfies ParamsLike<FireForm, typeof fireSearch>,
  starting: (fromAddress) => ({ ...defaults, ...fromAddress }),
  searchOf: wholeSearch,
  loadRules: () => import('./rules.ts'),
};
