import { golfSearch } from '@onegi/contract/lines/golf';
import { issuesOf } from '../../../lib/validate.ts';
import type { GolfForm } from './form-values.ts';

export const checkSearch = (search: Partial<GolfForm>) => issuesOf(golfSearch, search);
