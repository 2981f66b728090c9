import { homeSearch } from '@onegi/contract/lines/home';
import { issuesOf } from '../../../lib/validate.ts';
import { type HomeForm, homeForm } from './form.ts';

export const checkSearch = (form: HomeForm) => issuesOf(homeSearch, homeForm.searchOf(form));
