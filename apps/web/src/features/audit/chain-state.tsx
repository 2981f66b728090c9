import type { AuditVerification } from '@onegi/contract/calls/audit/list-audit';
import { IconShieldCheck, IconShieldExclamation } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'use-intl';
import { dayAndTime } from '../../lib/long-date.ts';

/** What the last verification of the chain found. */
export function ChainState({ verification }: { verification: AuditVerification | null }) {
  const t = useTranslations('audit.chain');
  const locale = useLocale();
  const isWhole = verification?.intact === true;
  const Icon = isWhole ? IconShieldCheck : IconShieldExclamation;
  const text = () => {
    if (!verification) return t('never');
    const { verifiedAt, verifiedRows: rows, verifiedUntil } = verification;
    const moment = dayAndTime(verifiedAt, locale);
    if (!verification.intact) return t('broken', { moment });
    return t('whole', { moment, rows, until: dayAndTime(verifiedUntil ?? verifiedAt, locale) });
  };
  return (
    <p className={`row small gap-xs mt-md ${verification ? (isWhole ? 'brand' : 'error-text strong') : 'dimmed'}`}>
      <Icon size={20} stroke={1.75} className="rigid" aria-hidden />
      {text()}
    </p>
  );
}
