import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { ErrorState } from '../../components/states.tsx';
import { ApiError } from '../../lib/api-error.ts';

/** No application to show: unknown, or not loaded. */
export function ApplicationFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('apply');
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429) {
    return <ErrorState message={error.message} onRetry={onRetry} />;
  }
  return (
    <div className="message">
      <Notice kind="failure" title={t('missingApplication.title')}>
        <p>{t('missingApplication.text')}</p>
        <Button component={Link} to="/">
          {t('start.newSearch')}
        </Button>
      </Notice>
    </div>
  );
}
