import { checkShape } from '@onegi/contract/check-shape';
import { homeSearch } from '@onegi/contract/lines/home';
import type { HomeForm } from './form-values.ts';

export const checkSearch = (search: Partial<HomeForm>) => checkShape(homeSearch, search);
