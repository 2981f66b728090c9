import { checkShape } from '@onegi/contract/check-shape';
import { accidentSearch } from '@onegi/contract/lines/accident';
import type { AccidentForm } from './form-values.ts';

export const checkSearch = (search: Partial<AccidentForm>) => checkShape(accidentSearch, search);
