import type { MotorTerms } from '@onegi/contract/calls/motor/case-shapes';
import { priceMotorCase } from '@onegi/contract/calls/motor/cases';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/queries.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import type { MotorState } from './case-store.ts';

const REST_MS = 300;

/**
 * The premium of a case by every plan, worked out anew once the fingers rest and the form is saved. An answer to what is no
 * longer asked is dropped.
 * @param terms undefined while they cannot be read
 */
export function usePrice({ motorCase, saving }: MotorState, terms: MotorTerms | undefined, isComplete: boolean) {
  const asked = terms ? JSON.stringify(terms) : '';
  const settled = useSettled(asked, REST_MS);
  const { quotationNumber, rowVersion } = motorCase;
  const query = queryOf(priceMotorCase, { body: { quotationNumber, ...(JSON.parse(settled || '{}') as MotorTerms) } });
  const isAsked = isComplete && settled !== '' && saving === 'saved';
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    // Of the same terms another form has another premium.
    queryKey: [...query.queryKey, rowVersion] as never,
    enabled: isAsked,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return {
    price: isComplete ? data : undefined,
    error: isAsked ? error : null,
    isBusy: isFetching || settled !== asked || (isComplete && saving !== 'saved'),
    refetch,
  };
}
