import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './states.module.css';

/** Quiet water, and a boat that has brought nothing yet. */
function EmptyWater() {
  return (
    <svg className={classes.water} viewBox="0 0 120 56" width="120" height="56" aria-hidden="true" focusable="false">
      <path d="M4 40h112M22 47h26M60 47h40M40 54h34" />
      <path className={classes.boat} d="M34 30h52l-9 10H43zM60 30V8M60 10l18 16H60z" />
      <circle cx="60" cy="5" r="2.500" />
    </svg>
  );
}

/** Nothing to show, and what to do next. */
export function EmptyState({ title, children }: { title?: string; children?: ReactNode }) {
  const t = useTranslations('common.states');
  return (
    <div className={`framed row column centre-text ${classes.state}`}>
      <EmptyWater />
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
