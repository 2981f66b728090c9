import { dropdown, type ListItem } from '@onegi/contract/calls/common/dropdown';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../lib/queries.ts';

/** Occupations of employees' compensation with their classes; none until they have come. */
export function useOccupations(): readonly ListItem[] {
  const { data } = useQuery(queryOf(dropdown, { body: { codes: ['OCCUPATION_EC'] } }));
  return data?.OCCUPATION_EC ?? [];
}
