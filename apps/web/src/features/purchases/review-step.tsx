import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Notice } from '../../components/notice.tsx';
import { todayInHongKong } from '../../lib/dates.ts';
import { useReader } from '../../lib/use-reader.ts';
import { issuesOfDraft } from './application-issues.ts';
import { ApplicationReview } from './application-review.tsx';
import { ConfirmAndPay, type ReviewProps } from './confirm-and-pay.tsx';
import classes from './details-step.module.css';
import { HandOver } from './hand-over.tsx';

/** Everything once more; then who buys confirms and pays, and who sells hands it over to the client. */
export function ReviewStep(props: ReviewProps) {
  const { state, store, goTo, onFound } = props;
  const t = useTranslations('apply.review');
  const reader = useReader();
  const { application, draft } = state;
  const unfinished = issuesOfDraft(draft, application, todayInHongKong());
  const isSelling = reader.reader === 'consultant';

  function finish() {
    if (unfinished[0]?.field.startsWith('covers.')) goTo('covers');
    else onFound([]);
  }

  return (
    <>
      <div className={`stack mt-xs slim ${classes.form}`}>
        <p className="dimmed">{t('lead', reader)}</p>
        {unfinished.length > 0 && (
          <Notice kind="info" title={t('unfinishedTitle', reader)}>
            <p>{t('unfinished', { count: unfinished.length })}</p>
            <Button onClick={finish}>{t('finish')}</Button>
          </Notice>
        )}
        <ApplicationReview application={application} draft={draft} />
        {!isSelling && <ConfirmAndPay {...props} finish={unfinished.length > 0 ? finish : undefined} />}
      </div>
      {application.allowedActions.includes('handOver') && <HandOver store={store} isOpen={isSelling} />}
      {isSelling && (
        <Button variant="default" size="lg" mt="xl" onClick={() => goTo('details')}>
          {t('back', reader)}
        </Button>
      )}
    </>
  );
}
