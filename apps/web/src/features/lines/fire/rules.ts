import { checkShape } from '@onegi/contract/check-shape';
import { fireSearch } from '@onegi/contract/lines/fire';
import type { FireForm } from './form-values.ts';

export const checkSearch = (search: Partial<FireForm>) => checkShape(fireSearch, search);
