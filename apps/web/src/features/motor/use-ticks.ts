import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { type MotorTicks, motorTicks, tickMotorFields } from '@onegi/contract/calls/motor/ticks';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { queryClient, queryOf } from '../../lib/queries.ts';
import { namedOfPath } from './row-paths.ts';

/** The fields of the present version of a case that its auditor has ticked, by their paths; a tick stands at once. */
export function useTicks({ quotationNumber, edition }: MotorCase, isAsked: boolean) {
  const query = queryOf(motorTicks, { query: { quotationNumber } });
  const key = [...query.queryKey, edition];
  // Read once for each look: an answer that was on its way would take back what is ticked meanwhile.
  const { data } = useQuery({
    ...query,
    queryKey: key,
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const named = new Set(data?.records.map(({ comparedField }) => comparedField));
  const tick = async (paths: readonly string[], isCompared: boolean) => {
    const comparedFields = paths.map(namedOfPath);
    queryClient.setQueryData<MotorTicks>(key, (before) => {
      const others = (before?.records ?? []).filter(({ comparedField }) => !comparedFields.includes(comparedField));
      const now = comparedFields.map((comparedField) => ({ comparedField, comparedBy: null, comparedAt: '' }));
      return { edition, records: isCompared ? [...others, ...now] : others };
    });
    try {
      await callApi(tickMotorFields, { body: { quotationNumber, edition, comparedFields, isCompared } });
    } catch (error) {
      notifyFailure(error);
      await queryClient.invalidateQueries({ queryKey: key });
    }
  };
  return { isRead: data !== undefined, isTicked: (path: string) => named.has(namedOfPath(path)), tick };
}
