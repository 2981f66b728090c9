import { checkShape } from '@onegi/contract/check-shape';
import { petSearch } from '@onegi/contract/lines/pet';
import type { PetForm } from './form-values.ts';

export const checkSearch = (search: Partial<PetForm>) => checkShape(petSearch, search);
