import type { accidentSearch } from '@onegi/contract/lines/accident';
import { choiceParam, numberParam, type ParamsLike, textParam } from '../../../lib/search-params.ts';
import { type LineForm, wholeSearch, without } from '../line-form.ts';
import type { AccidentForm, OnlineClass } from './form-values.ts';

/** The fewest and the most children; the contract has them too. */
export const children = { min: 0, max: 20 } as const;

export const onlineClasses = ['01', '02', '03', '04'] as const satisfies readonly OnlineClass[];

const defaults: AccidentForm = { party: 'I', children: 0, yourClass: '01', spouseClass: '01', promotionCode: '' };

export const accidentForm: LineForm<AccidentForm> = {
  line: 'PA',
  name: 'accident',
  params: {
    party: choiceParam('peopleType', ['I', 'F']),
    children: numberParam('children'),
    yourClass: choiceParam('yourOcc', onlineClasses),
    spouseClass: choiceParam('spouseOcc', onlineClasses),
    promotionCode: textParam('promotion'),
  } satisfies ParamsLike<AccidentForm, typeof accidentSearch>,
  starting: (fromAddress) => ({ ...defaults, ...fromAddress }),
  searchOf: (form) => (form.party === 'F' ? wholeSearch(form) : without(wholeSearch(form), 'spouseClass')),
  loadRules: () => import('./rules.ts'),
};
