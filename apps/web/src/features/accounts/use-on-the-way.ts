import { useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { placeOnTheWay } from './places.ts';

/** Addresses of places on the way to the page that was asked for. Pages made beforehand know of none. */
export function useOnTheWay(): (place: string) => string {
  const [params] = useSearchParams();
  const next = useHydrated() ? params.get('next') : null;
  return (place) => placeOnTheWay(place, next);
}
