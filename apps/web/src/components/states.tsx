import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './states.module.css';

/** Nothing to show, and what to do next. */
export function EmptyState({ title, children }: { title?: string; children?: ReactNode }) {
  const t = useTranslations('common.states');
  return (
    <div className={`framed row column centre-text ${classes.state}`}>
      <p className="large strong">{title ?? t('noData')}</p>
      {children}
    </div>
  );
}

/** Something failed to load: the server's words where it has any, and another try. */
export function ErrorState({ message, onRetry }: { message?: string; onRetry: () => void }) {
  const t = useTranslations('common');
  return (
    <div className={`framed row column centre-text ${classes.state}`} role="alert">
      <p className="large strong">{t('states.failedTitle')}</p>
      <p className="dimmed">{message ?? t('states.failedText')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
    </div>
  );
}
