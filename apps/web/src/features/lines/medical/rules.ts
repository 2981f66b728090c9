import { medicalSearch } from '@onegi/contract/lines/medical';
import { issuesOf } from '../../../lib/validate.ts';
import type { MedicalForm } from './form-values.ts';

export const checkSearch = (search: Partial<MedicalForm>) => issuesOf(medicalSearch, search);
