import type { homeSearch } from '@onegi/contract/lines/home';
import { choiceParam, numberParam, type ParamsLike, textParam } from '../../../lib/search-params.ts';
import { type LineForm, wholeSearch, without } from '../line-form.ts';
import type { HomeForm } from './form-values.ts';

const defaults: HomeForm = {
  areaBand: '01',
  areaSqFt: '',
  buildingType: 'A',
  buildingAge: 'W',
  promotionCode: '',
};

export const homeForm: LineForm<HomeForm> = {
  line: 'HOME',
  name: 'home',
  quoted: ['areaSqFt'],
  params: {
    areaBand: choiceParam('area', ['01', '02', '03', '04', '05', '06']),
    areaSqFt: numberParam('areaNumber'),
    buildingType: choiceParam('typeBuild', ['A', 'H']),
    buildingAge: choiceParam('ageBuild', ['W', 'M']),
    promotionCode: textParam('promotion'),
  } satisfies ParamsLike<HomeForm, typeof homeSearch>,
  starting: (fromAddress) => ({ ...defaults, ...fromAddress }),
  /** The number counts with 'Others' alone. */
  searchOf: (form) => (form.areaBand === '06' ? wholeSearch(form) : without(wholeSearch(form), 'areaSqFt')),
  loadRules: () => import('./rules.ts'),
};

/** The landing page asks for the number alone, which is the band 'Others'. */
export const homeByArea: LineForm<HomeForm> = {
  ...homeForm,
  starting: (fromAddress) => ({ ...defaults, ...fromAddress, areaBand: '06' }),
};
