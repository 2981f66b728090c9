import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { type MotorTick, type MotorTicks, motorTicks, tickMotorFields } from '@onegi/contract/calls/motor/ticks';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { queryClient, queryOf } from '../../lib/queries.ts';
import { namedOfPath } from './row-paths.ts';

/** What a tick that is not read yet says of who made it. */
const own = { comparedBy: null, comparedByZh: null, comparedAt: '' } as const;

/** Who has ticked which fields of the present version of a case, by their paths; the own tick stands at once. */
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
  const ticks = new Map(data?.records.map((tick) => [tick.comparedField, tick]));
  const tick = async (paths: readonly string[], isCompared: boolean) => {
    const comparedFields = paths.map(namedOfPath);
    queryClient.setQueryData<MotorTicks>(key, (before) => {
      const records = before?.records ?? [];
      if (!isCompared)
        return { edition, records: records.filter((each) => !comparedFields.includes(each.comparedField)) };
      // What is ticked already stays its maker's, as the server has it.
      const ticked = new Set(records.map(({ comparedField }) => comparedField));
      const added = comparedFields.filter((comparedField) => !ticked.has(comparedField));
      return {
        edition,
        records: [...records, ...added.map((comparedField): MotorTick => ({ ...own, comparedField }))],
      };
    });
    try {
      await callApi(tickMotorFields, { body: { quotationNumber, edition, comparedFields, isCompared } });
    } catch (error) {
      notifyFailure(error);
      await queryClient.invalidateQueries({ queryKey: key });
    }
  };
  return { isRead: data !== undefined, tickOf: (path: string) => ticks.get(namedOfPath(path)), tick };
}
