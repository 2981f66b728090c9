import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/queries.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';

/** Make and model in words; their codes until the lists are here. */
export function useCarNames(make: string, model: string): { make: string; model: string } {
  const inLanguage = useInLanguage();
  const { data } = useQuery({
    ...queryOf(dropdown, { body: { codes: ['MAKE_LIST', 'MODEL_LIST'], make } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const named = (list: string, code: string) => {
    const found = data?.[list]?.find(({ value }) => value === code);
    return found ? inLanguage(found.label, found.labelZh) : code;
  };
  return { make: named('MAKE_LIST', make), model: named('MODEL_LIST', model) };
}
