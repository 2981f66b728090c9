import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { ErrorState } from '../../components/states.tsx';
import type { ApiError } from '../../lib/api-error.ts';
import classes from './list.module.css';

/** Failures after which only a new search helps: the quote is over, not ours, or its plan is gone. */
const needsSearch = new Set<string>([
  'quote.expired',
  'quote.invalid',
  'quote.notReproducible',
  'plan.notFound',
  'share.notFound',
  'share.expired',
]);

export const needsFreshSearch = (error: ApiError | null) => error !== null && needsSearch.has(error.code);

interface Props {
  error: ApiError;
  /** The search the quote came from, or where a new one begins. */
  listUrl: string;
  onRetry: () => void;
}

/** Why a quote cannot be shown, and what to do about it. */
export function QuoteProblem({ error, listUrl, onRetry }: Props) {
  const t = useTranslations('quoteList.details');
  if (!needsFreshSearch(error)) return <ErrorState message={error.message} onRetry={onRetry} />;
  return (
    <div className={`readable ${classes.problem}`}>
      <Notice kind="failure" title={t('notShown')}>
        <p>{error.message}</p>
        <Button component={Link} to={listUrl}>
          {t('freshSearch')}
        </Button>
      </Notice>
    </div>
  );
}
