import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { ErrorState } from '../../components/states.tsx';
import type { ApiError } from '../../lib/api-error.ts';
import classes from './list.module.css';

interface Props {
  error: ApiError;
  editUrl: string;
  onRetry: () => void;
  onDropPromotion: () => void;
}

/** Why a search has no list, and what to do about it. */
export function ListProblem({ error, editUrl, onRetry, onDropPromotion }: Props) {
  const t = useTranslations('quoteList');
  if (error.code === 'promotion.refused') {
    return (
      <div className={`framed stack tinted readable gap-xs p-xl ${classes.problem}`} role="alert">
        <h2 className="large">{t('problem.promotionTitle')}</h2>
        <p>{error.messageOf('promotionCode') ?? error.message}</p>
        <div className="flex wrap gap-sm mt-xs">
          <Button component={Link} to={editUrl}>
            {t('editSearch')}
          </Button>
          <Button variant="default" onClick={onDropPromotion}>
            {t('problem.withoutCode')}
          </Button>
        </div>
      </div>
    );
  }
  if (error.code === 'request.invalid') {
    return (
      <div className={`framed stack tinted readable gap-xs p-xl ${classes.problem}`} role="alert">
        <h2 className="large">{t('problem.searchTitle')}</h2>
        {error.fields.length > 0 ? (
          error.fields.map(({ field, message }) => <p key={field}>{message}</p>)
        ) : (
          <p>{error.message}</p>
        )}
        <p className="dimmed">{t('problem.searchText')}</p>
        <div className="flex wrap gap-sm mt-xs">
          <Button component={Link} to={editUrl}>
            {t('editSearch')}
          </Button>
        </div>
      </div>
    );
  }
  return <ErrorState message={error.message} onRetry={onRetry} />;
}

/** The address lacks part of a search. */
export function IncompleteSearch({ editUrl }: { editUrl: string }) {
  const t = useTranslations('quoteList.problem');
  return (
    <div className={`framed stack tinted readable gap-xs p-xl ${classes.problem}`}>
      <h2 className="large">{t('incompleteTitle')}</h2>
      <p>{t('incompleteText')}</p>
      <div className="flex wrap gap-sm mt-xs">
        <Button component={Link} to={editUrl}>
          {t('newSearch')}
        </Button>
      </div>
    </div>
  );
}
