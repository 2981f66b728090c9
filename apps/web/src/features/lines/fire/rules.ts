import { fireSearch } from '@onegi/contract/lines/fire';
import { issuesOf } from '../../../lib/validate.ts';
import type { FireForm } from './form-values.ts';

export const checkSearch = (search: Partial<FireForm>) => issuesOf(fireSearch, search);
