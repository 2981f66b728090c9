import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { useHotline } from '../../lib/hotline.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useReader } from '../../lib/use-reader.ts';
import classes from './confirmation-page.module.css';
import { patienceSeconds } from './use-confirmation.ts';

interface Props {
  applicationRef: string;
  seconds: number;
  onCheck: () => void;
}

/** Between the gateway's page and the policy: progress for half a minute, then what to do. */
export function WaitingForPolicy({ applicationRef, seconds, onCheck }: Props) {
  const t = useTranslations('apply.confirmation');
  const reader = useReader();
  const hotline = useHotline();
  const pick = useInLanguage();
  if (seconds >= patienceSeconds) {
    return (
      <>
        <h1 className="visually-hidden">{t('title')}</h1>
        <Notice kind="info" title={t('slowTitle')}>
          <p>{t('slowText', reader)}</p>
          {hotline && (
            <p>{t('slowHotline', { number: hotline.hotline, hours: pick(hotline.hours, hotline.hours9) })}</p>
          )}
          <p className="flex wrap gap-sm phone-fill no-print">
            <Button onClick={onCheck}>{t('checkNow')}</Button>
            <Button component={Link} to={`/pay/${applicationRef}`} variant="default">
              {t('backToPay')}
            </Button>
          </p>
        </Notice>
      </>
    );
  }
  return (
    <div className="stack gap-sm" style={{ paddingBlock: 'var(--mantine-spacing-3xl)' }}>
      <h1>{t('waitingTitle')}</h1>
      <p className="dimmed">{t('waitingText')}</p>
      <div
        role="progressbar"
        aria-label={t('waitingTitle')}
        aria-valuemin={0}
        aria-valuemax={patienceSeconds}
        aria-valuenow={seconds}
        className={`mt-sm clip ${classes.track}`}
      >
        <div className={classes.fill} style={{ width: `${Math.max(4, (seconds / patienceSeconds) * 100)}%` }} />
      </div>
      <p className="dimmed small tabular">{t('waitingProgress', { seconds })}</p>
    </div>
  );
}
