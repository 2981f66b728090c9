import type { Place, Problems } from './problems.ts';

/** Tells of every value that was there before, by the row it was first in. */
export function uniqueness(problems: Problems): (value: string, place: Place & { row: number }) => boolean {
  const seen = new Map<string, number>();
  return (value, place) => {
    const first = seen.get(value);
    if (first === undefined) seen.set(value, place.row);
    else problems.add(place, 'duplicate', { value, first });
    return first === undefined;
  };
}
