import { proofList } from '@onegi/contract/calls/ledger/proofs';
import { IconShieldCheck, IconShieldExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../lib/long-date.ts';
import { queryOf } from '../../lib/queries.ts';

/** Whether the last day that was proved is right: the first thing that finance looks at in the morning. */
export function LatestProof() {
  const t = useTranslations('ledgerPages.proofs');
  const locale = useLocale();
  const { data } = useQuery(queryOf(proofList.page, { body: { current: 1, size: 10 } }));
  const latest = data?.records[0];
  if (!latest) return <p className="row small gap-xs mt-md">{'\u00a0'}</p>;
  const isProved = latest.result === 'proved';
  const Icon = isProved ? IconShieldCheck : IconShieldExclamation;
  const day = longDate(latest.day, locale);
  return (
    <p className={`row small gap-xs mt-md ${isProved ? 'brand' : 'error-text strong'}`}>
      <Icon size={20} stroke={1.75} className="rigid" aria-hidden />
      {isProved ? t('latest', { day }) : t('latestWrong', { day, count: latest.problemCount })}
    </p>
  );
}
