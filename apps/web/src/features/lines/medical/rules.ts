import { checkShape } from '@onegi/contract/check-shape';
import { medicalSearch } from '@onegi/contract/lines/medical';
import type { MedicalForm } from './form-values.ts';

export const checkSearch = (search: Partial<MedicalForm>) => checkShape(medicalSearch, search);
