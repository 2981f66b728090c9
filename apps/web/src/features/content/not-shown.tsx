import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import type { ApiError } from '../../lib/api-error.ts';

/** Why a list did not come: it is for those who have signed in, or something failed. */
export function NotShown({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useTranslations('content');
  if (error.status === 401) {
    return (
      <EmptyState title={t('signIn.title')}>
        <p className="dimmed">{t('signIn.text')}</p>
        <Button component={Link} to="/login">
          {t('signIn.action')}
        </Button>
      </EmptyState>
    );
  }
  if (error.status === 403) {
    return (
      <EmptyState title={t('notAllowed.title')}>
        <p className="dimmed">{t('notAllowed.text')}</p>
      </EmptyState>
    );
  }
  return <ErrorState message={error.message} onRetry={onRetry} />;
}
