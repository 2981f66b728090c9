import { useTranslations } from 'use-intl';
import { Notice } from '../../components/notice.tsx';
import type { CasePanelProps } from './case-panel.ts';

/** Why a case is over that no policy came of, or open again though an offer was accepted. */
export function CaseEnding({ detail: { caseState, closedAs, reason } }: Pick<CasePanelProps, 'detail'>) {
  const t = useTranslations('casePage');
  if (caseState === 'expired')
    return (
      <Notice kind="info" title={t('expired')}>
        <p>{t('expiredText')}</p>
      </Notice>
    );
  const isReopened = (caseState === 'waiting' || caseState === 'pending') && reason !== null;
  if (caseState !== 'closed' && !isReopened) return null;
  return (
    <Notice kind="info" title={isReopened ? t('reopenedFor') : t(`endedAs.${closedAs ?? 'other'}`)}>
      <p className="break-anywhere" style={{ whiteSpace: 'pre-line' }}>
        {reason || t('noReason')}
      </p>
    </Notice>
  );
}
