import { helperSearch } from '@onegi/contract/lines/helper';
import { issuesOf } from '../../../lib/validate.ts';
import { type HelperForm, helperForm } from './form.ts';

export const checkSearch = (form: HelperForm) => issuesOf(helperSearch, helperForm.searchOf(form));
