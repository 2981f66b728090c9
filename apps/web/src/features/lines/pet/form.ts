import type { petSearch } from '@onegi/contract/lines/pet';
import { choiceParam, codedParam, flagParam, type ParamsLike, textParam } from '../../../lib/search-params.ts';
import { type LineForm, wholeSearch } from '../line-form.ts';
import type { PetForm } from './form-values.ts';

const defaults: PetForm = { petCount: 1, petType: 'D', petAgeYears: 0, thirdParty: false, promotionCode: '' };

/** From six months, which counts as 0, to nine years. */
const ages: Readonly<Record<number, string>> = Object.fromEntries(
  Array.from({ length: 10 }, (_, years) => [years, `0${years}`]),
);

export const petForm: LineForm<PetForm> = {
  line: 'PET',
  name: 'pet',
  params: {
    /** Nothing to choose: a policy is for one pet. */
    petCount: { name: 'petNumber', read: (text) => (text === '1' ? 1 : undefined), write: String },
    petType: choiceParam('petType', ['C', 'D']),
    petAgeYears: codedParam('petAgt', ages),
    thirdParty: flagParam('petThird'),
    promotionCode: textParam('promotion'),
  } satisfies ParamsLike<PetForm, typeof petSearch>,
  starting: (fromAddress) => ({ ...defaults, ...fromAddress }),
  searchOf: wholeSearch,
  loadRules: () => import('./rules.ts'),
};
