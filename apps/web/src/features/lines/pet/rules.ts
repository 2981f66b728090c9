import { petSearch } from '@onegi/contract/lines/pet';
import { issuesOf } from '../../../lib/validate.ts';
import { type PetForm, petForm } from './form.ts';

export const checkSearch = (form: PetForm) => issuesOf(petSearch, petForm.searchOf(form));
