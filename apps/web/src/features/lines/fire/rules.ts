import { fireSearch } from '@onegi/contract/lines/fire';
import { issuesOf } from '../../../lib/validate.ts';
import { type FireForm, fireForm } from './form.ts';

export const checkSearch = (form: FireForm) => issuesOf(fireSearch, fireForm.searchOf(form));
