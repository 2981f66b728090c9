import { checkShape } from '@onegi/contract/check-shape';
import { helperSearch } from '@onegi/contract/lines/helper';
import type { HelperForm } from './form-values.ts';

export const checkSearch = (search: Partial<HelperForm>) => checkShape(helperSearch, search);
