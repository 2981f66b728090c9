import { ErrorSummary } from '../../components/error-summary.tsx';
import type { TravelFormState } from './use-travel-form.ts';

/** Fields in the order they stand on the page. */
const order = [
  'tripType',
  'destination',
  'departOn',
  'returnOn',
  'party',
  'withSpouse',
  'adults',
  'children',
  'promotionCode',
] as const;

export function TravelErrors({ state: { errors, attempt } }: { state: TravelFormState }) {
  const found = order.flatMap((id) => {
    const message = errors[id];
    return message ? [{ id, message }] : [];
  });
  return <ErrorSummary errors={found} attempt={attempt} />;
}
