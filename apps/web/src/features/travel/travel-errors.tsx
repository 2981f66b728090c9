import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import type { FormErrors, TravelFormState } from './use-travel-form.ts';

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
  const t = useTranslations();
  const labels: Partial<Record<keyof FormErrors, string>> = {
    adults: t('travel.form.adults'),
    children: t('travel.form.children'),
    departOn: t('travel.form.departOn'),
    returnOn: t('travel.form.returnOn'),
    promotionCode: t('search.promotion'),
  };
  const found = order.flatMap((id) => {
    const message = errors[id];
    return message ? [{ id, label: labels[id], message }] : [];
  });
  return <ErrorSummary errors={found} attempt={attempt} />;
}
