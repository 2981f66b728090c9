import { accidentSearch } from '@onegi/contract/lines/accident';
import { issuesOf } from '../../../lib/validate.ts';
import { type AccidentForm, accidentForm } from './form.ts';

export const checkSearch = (form: AccidentForm) => issuesOf(accidentSearch, accidentForm.searchOf(form));
