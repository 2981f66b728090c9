import { offerLevies } from '@onegi/contract/calls/requests/commercial/offer-desk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import shared from '../../../components/figures.module.css';
import { formatMoney } from '../../../lib/money.ts';
import { queryOf } from '../../../lib/queries.ts';
import { useSettled } from '../../../lib/use-settled.ts';

interface Props {
  caseNumber: string;
  /** Undefined while they are being typed. */
  premiumCents: number | undefined;
  bearingCents: number | undefined;
}

const REST_MS = 400;

/** The levies on a premium that is being keyed in, as the server will work them out. */
export function LiveLevies({ caseNumber, premiumCents = 0, bearingCents }: Props) {
  const t = useTranslations('offerDesk.keying');
  const settled = useSettled(JSON.stringify({ premium: premiumCents, bearing: bearingCents }), REST_MS);
  const { premium, bearing } = JSON.parse(settled) as { premium: number; bearing?: number };
  // A total without the levies of a part that nobody has stated would be too low.
  const isStated = premium > 0 && bearing !== undefined;
  const { data, error } = useQuery({
    ...queryOf(offerLevies, { body: { caseNumber, premiumCents: premium, bearingCents: bearing } }),
    enabled: isStated,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const lines =
    isStated && data && !error
      ? [
          { label: t('classLevies'), cents: data.classLeviesCents ?? 0 },
          { label: t('iaLevy'), cents: data.iaLevyCents ?? 0 },
        ]
      : [];
  return (
    <div role="status" className="tinted framed small p-md">
      {lines.length === 0 && (
        <p className="dimmed">{error ? (error.fields[0]?.message ?? error.message) : t('leviesWait')}</p>
      )}
      {lines.length > 0 && (
        <dl className={`stack gap-2xs ${shared.figures}`}>
          {lines.map(({ label, cents }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tabular">{formatMoney(cents)}</dd>
            </div>
          ))}
          <div className="strong">
            <dt>{t('total')}</dt>
            <dd className="tabular">{formatMoney(data?.totalCents ?? 0)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
