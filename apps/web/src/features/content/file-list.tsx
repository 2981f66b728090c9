import type { searchActivities, searchLibrary, searchNews } from '@onegi/contract/calls/content/boxes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Pager } from '../../components/pager.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { pagingOf } from '../../lib/paging.ts';
import { queryOf } from '../../lib/queries.ts';
import { SignedInOnly } from '../accounts/signed-in-only.tsx';
import classes from './content.module.css';
import { FileTable } from './file-table.tsx';
import { FilterForm } from './filter-form.tsx';
import { bodyOf } from './filters.ts';

interface Props {
  call: typeof searchNews | typeof searchActivities | typeof searchLibrary;
  types: readonly string[];
  title: string;
  lead: string;
  ofProducts?: boolean;
}

/** A box of files: heading, filters, and the page of the list that the address asks for. */
export function FileList({ call, types, title, lead, ofProducts = false }: Props) {
  return (
    <div className={`container ${classes.page}`}>
      <SignedInOnly>
        {() => (
          <>
            <h1>{title}</h1>
            <p className={`dimmed ${classes.lead}`}>{lead}</p>
            <Listed call={call} types={types} title={title} ofProducts={ofProducts} />
          </>
        )}
      </SignedInOnly>
    </div>
  );
}

function Listed({ call, types, title, ofProducts = false }: Omit<Props, 'lead'>) {
  const t = useTranslations('content.table');
  const [params] = useSearchParams();
  // What was published a moment ago must be on it; the page before stays until the next is there.
  const { data, error, refetch } = useQuery({
    ...queryOf(call as typeof searchLibrary, { body: bodyOf(params, types) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return (
    <>
      <FilterForm types={types} ofProducts={ofProducts} />
      {data?.total === 0 ? (
        <EmptyState title={t('nothing')}>
          <p className="dimmed">{t('nothingHint')}</p>
        </EmptyState>
      ) : (
        <FileTable label={title} files={data?.records} ofProducts={ofProducts} />
      )}
      {data && <Pager paging={pagingOf(params, data.total)} label={t('pages')} />}
    </>
  );
}
