import { homeSearch } from '@onegi/contract/lines/home';
import { issuesOf } from '../../../lib/validate.ts';
import type { HomeForm } from './form-values.ts';

export const checkSearch = (search: Partial<HomeForm>) => issuesOf(homeSearch, search);
