import type { golfSearch } from '@onegi/contract/lines/golf';
import { choiceParam, type ParamsLike, textParam, yesNoParam } from '../../../lib/search-params.ts';
import { type LineForm, wholeSearch } from '../line-form.ts';
import type { GolfForm } from './form-values.ts';

const defaults: GolfForm = { party: 'I', withTravel: false, promotionCode: '' };

export const golfForm: LineForm<GolfForm> = {
  line: 'GOLF',
  name: 'golf',
  params: {
    party: choiceParam('golfType', ['I', 'F']),
    withTravel: yesNoParam('incTravel'),
    promotionCode: textParam('promotion'),
  } satisfies ParamsLike<GolfForm, typeof golfSearch>,
  starting: (fromAddress) => ({ ...defaults, ...fromAddress }),
  searchOf: wholeSearch,
  loadRules: () => import('./rules.ts'),
};
