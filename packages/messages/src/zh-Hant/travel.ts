import type { travel as english } from '../en/travel.ts';
export const travel = { title: 'travel' } satisfies typeof english;
