import { helperSearch } from '@onegi/contract/lines/helper';
import { issuesOf } from '../../../lib/validate.ts';
import type { HelperForm } from './form-values.ts';

export const checkSearch = (search: Partial<HelperForm>) => issuesOf(helperSearch, search);
