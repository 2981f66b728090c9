import type { List, PageOf, RowOf } from '@onegi/contract/list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../lib/queries.ts';
import { EmptyState } from '../states.tsx';
import classes from './list.module.css';
import { bodyOf } from './list-address.ts';
import { ListBody } from './list-body.tsx';
import { type FilterOptions, ListFilters, type SearchForm } from './list-filters.tsx';
import { ListTable, type TableProps } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';

interface Props<L extends List> extends TableProps<L> {
  list: L;
  /** What is always asked beside the filters: which box. */
  asked?: object;
  /** Names the table. */
  label: string;
  keyOf: (row: RowOf<L>) => string | number;
  options?: FilterOptions;
  /** Order, Search and Reset stand beside the filters. */
  search?: SearchForm;
  /** Stands before what is done with the whole list: a button that makes a new row. */
  tools?: (reload: () => Promise<unknown>) => ReactNode;
  /** Stands above the filters. */
  above?: (page: PageOf<L> | undefined, reload: () => Promise<unknown>) => ReactNode;
  empty?: ReactNode;
}

interface AnyPage<Row> {
  readonly records: readonly Row[];
  readonly total: number;
  readonly isMore?: boolean;
}

/** A declared list as its page shows it. Everything that can be chosen stands in the address. */
export function ListPage<L extends List>(props: Props<L>) {
  const { list, asked = {}, options = {}, search, above, tools, empty } = props;
  const t = useTranslations('lists');
  const [params] = useSearchParams();
  const body = { ...asked, ...(bodyOf(list, params) as object) };
  // What was changed a moment ago must be on it; the page before stays until the next is there.
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...queryOf(list.page, { body } as never),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const page = data as unknown as AnyPage<RowOf<L>> | undefined;
  const rows = page?.records ?? [];
  return (
    <>
      {above?.(data as PageOf<L> | undefined, refetch)}
      <div className={classes.frame}>
        <div className={classes.bar}>
          {Object.keys(list.filters).length > 0 && (
            <ListFilters
              list={list}
              options={options}
              search={search}
              {...(search ? { onSearch: () => void refetch() } : {})}
            />
          )}
          <ListTools list={list} asked={asked}>
            {tools?.(refetch)}
          </ListTools>
        </div>
        <ListBody
          data={page}
          error={error}
          onRetry={() => void refetch()}
          isRefreshing={isPlaceholderData}
          pagesLabel={t('pages')}
          empty={empty ?? <NothingFits />}
        >
          <ListTable {...props} rows={rows} reload={refetch} />
        </ListBody>
      </div>
      {rows.length > 0 && (
        <p className={`dimmed fine mt-md ${classes.keys}`}>{t.rich('keys', { key: (name) => <kbd>{name}</kbd> })}</p>
      )}
    </>
  );
}

function NothingFits() {
  const t = useTranslations('lists');
  return (
    <EmptyState title={t('nothing')}>
      <p className="dimmed">{t('nothingHint')}</p>
    </EmptyState>
  );
}
