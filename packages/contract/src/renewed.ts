import { addDays } from './lines/dates.ts';

const SHORTEST_DAYS = 360;

/**
 * Cover that lasts about a year or longer is renewed; a trip's is not.
 * @param startsOn yyyy-MM-dd, the first day of cover
 * @param endsOn yyyy-MM-dd, the last one
 */
export const isRenewed = (startsOn: string, endsOn: string): boolean => endsOn >= addDays(startsOn, SHORTEST_DAYS);
