import { listConsultants } from '@onegi/contract/calls/policies/list-consultants';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';

/** TR codes with who holds them, and units: what policies and figures may be narrowed by. */
export function useSellers() {
  const inLanguage = useInLanguage();
  const { data = [] } = useQuery(queryOf(listConsultants, {}));
  const byCode = Map.groupBy(data, ({ consultantCode }) => consultantCode);
  const units = new Set(data.flatMap(({ unit }) => unit ?? []));
  return {
    consultantCode: [...byCode].map(([value, holders]) => ({
      value,
      label: [value, ...holders.map(({ name, nameZh }) => inLanguage(name, nameZh))].join(' · '),
    })),
    unit: [...units].toSorted().map((value) => ({ value, label: value })),
  };
}
