import { dropdown } from '@onegi/contract/calls/common/dropdown';
import type { MotorCheckDay } from '@onegi/contract/motor/check-motor-case';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/queries.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import type { AskedList } from './form-sections.ts';

const forEver = { staleTime: Number.POSITIVE_INFINITY } as const;

/** The lists that a form chooses from, in the page's language; undefined until they are here. */
export function useCaseLists(make: string) {
  const pick = useInLanguage();
  const fixed = useQuery({ ...queryOf(dropdown, { body: { codes: ['MAKE_LIST', 'DISTRICT'] } }), ...forEver });
  const models = useQuery({
    ...queryOf(dropdown, { body: { codes: ['MODEL_LIST'], make } }),
    ...forEver,
    enabled: make !== '',
  });
  const found = { ...fixed.data, ...(make === '' ? {} : models.data) };
  return (list: AskedList) => found[list]?.map(({ value, label, labelZh }) => ({ value, label: pick(label, labelZh) }));
}
export type CaseLists = ReturnType<typeof useCaseLists>;

/** The names of the insurers of the motor line, by code. */
export function useInsurerNames(): (code: string) => string {
  const pick = useInLanguage();
  const { data } = useQuery({
    ...queryOf(dropdown, { body: { codes: ['PROVIDER_LIST'], product: 'MOTOR' } }),
    ...forEver,
  });
  const names = new Map(data?.PROVIDER_LIST?.map(({ value, label, labelZh }) => [value, pick(label, labelZh)]));
  return (code) => names.get(code) ?? code;
}

/** What the contract's check needs to know; a list that is not here yet finds no fault. */
export const checkDay = (today: string, lists: CaseLists): MotorCheckDay => ({
  today,
  isModel: (_make, model) => model !== '' && (lists('MODEL_LIST')?.some(({ value }) => value === model) ?? true),
  isDistrict: (code) => code !== '' && (lists('DISTRICT')?.some(({ value }) => value === code) ?? true),
});
