import { checkShape } from '@onegi/contract/check-shape';
import { golfSearch } from '@onegi/contract/lines/golf';
import type { GolfForm } from './form-values.ts';

export const checkSearch = (search: Partial<GolfForm>) => checkShape(golfSearch, search);
