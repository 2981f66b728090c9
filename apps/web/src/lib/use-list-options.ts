import { dropdown } from '@onegi/contract/calls/common/dropdown';
import type { listCodes } from '@onegi/contract/fields/common';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from './queries.ts';
import { useInLanguage } from './use-in-language.ts';

/** A code list as what a field offers, in the page's language; nothing until it is here. */
export function useListOptions(code: (typeof listCodes)[number]): { value: string; label: string }[] {
  const inLanguage = useInLanguage();
  const { data } = useQuery(queryOf(dropdown, { body: { codes: [code] } }));
  return (data?.[code] ?? []).map(({ value, label, labelZh }) => ({ value, label: inLanguage(label, labelZh) }));
}
