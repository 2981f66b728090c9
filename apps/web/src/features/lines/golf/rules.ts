import { golfSearch } from '@onegi/contract/lines/golf';
import { issuesOf } from '../../../lib/validate.ts';
import { type GolfForm, golfForm } from './form.ts';

export const checkSearch = (form: GolfForm) => issuesOf(golfSearch, golfForm.searchOf(form));
