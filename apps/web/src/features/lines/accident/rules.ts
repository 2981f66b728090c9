import { accidentSearch } from '@onegi/contract/lines/accident';
import { issuesOf } from '../../../lib/validate.ts';
import type { AccidentForm } from './form-values.ts';

export const checkSearch = (search: Partial<AccidentForm>) => issuesOf(accidentSearch, search);
