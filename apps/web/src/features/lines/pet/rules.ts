import { petSearch } from '@onegi/contract/lines/pet';
import { issuesOf } from '../../../lib/validate.ts';
import type { PetForm } from './form-values.ts';

export const checkSearch = (search: Partial<PetForm>) => issuesOf(petSearch, search);
