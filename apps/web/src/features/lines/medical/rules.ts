import { medicalSearch } from '@onegi/contract/lines/medical';
import { issuesOf } from '../../../lib/validate.ts';
import { type MedicalForm, medicalForm } from './form.ts';

export const checkSearch = (form: MedicalForm) => issuesOf(medicalSearch, medicalForm.searchOf(form));
