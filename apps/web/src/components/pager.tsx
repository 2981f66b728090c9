import { Button } from '@mantine/core';
import { pageSizes } from '@onegi/contract/page-sizes';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Paging, pagesInSight, searchOfPage, searchOfSize } from '../lib/paging.ts';
import { useParamsNow } from '../lib/use-params-now.ts';
import fieldClasses from './field.module.css';
import classes from './pager.module.css';
import { QueryLink } from './query-link.tsx';
import select from './select-field.module.css';

interface Props {
  paging: Paging;
  /** There are more rows than are counted. */
  isMore?: boolean | undefined;
  label: string;
}

/** Page buttons, rows per page and a jump, below a list that does not fit its smallest page. The address holds the state. */
export function Pager({ paging, isMore = false, label }: Props) {
  const t = useTranslations('common.paging');
  const paramsNow = useParamsNow();
  const navigate = useNavigate();
  const { page, pages, size, total, from, until } = paging;
  if (total <= pageSizes[0]) return null;
  const pageOf = (wanted: number) => (params: URLSearchParams) => searchOfPage(params, wanted);
  const goTo = (search: string) => void navigate({ search });
  return (
    <nav className={`row wrap between small tabular mt-xl no-print ${classes.pager}`} aria-label={label}>
      <p className="dimmed" role="status">
        {t(isMore ? 'rangeOfMore' : 'range', { from, until, total })}
      </p>
      <ul className={`flex wrap ${classes.pages}`}>
        <Step name={t('previous')} searchOf={page > 1 ? pageOf(page - 1) : undefined}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </Step>
        {pagesInSight(paging).map((each) => (
          <li key={each}>
            <QueryLink
              searchOf={pageOf(each)}
              className={`target unlined centre hover-tinted ${classes.page}`}
              aria-label={t('page', { page: each })}
              aria-current={each === page ? 'page' : undefined}
            >
              {each}
            </QueryLink>
          </li>
        ))}
        <Step name={t('next')} searchOf={page < pages ? pageOf(page + 1) : undefined}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </Step>
      </ul>
      <div className={`row wrap gap-sm ${classes.settings}`}>
        <select
          aria-label={t('size')}
          className={`${fieldClasses.input} ${select.select}`}
          value={size}
          onChange={(event) => goTo(searchOfSize(paramsNow(), Number(event.target.value)))}
        >
          {pageSizes.map((each) => (
            <option key={each} value={each}>
              {t('perPage', { rows: each })}
            </option>
          ))}
        </select>
        <Jump pages={isMore ? undefined : pages} onJump={(wanted) => goTo(searchOfPage(paramsNow(), wanted))} />
      </div>
    </nav>
  );
}

interface StepProps {
  name: string;
  searchOf?: ((params: URLSearchParams) => string) | undefined;
  children: ReactNode;
}

/** One page back or on; at the end of the list it stands there without a use. */
function Step({ name, searchOf, children }: StepProps) {
  return (
    <li>
      {searchOf ? (
        <QueryLink
          searchOf={searchOf}
          className={`target unlined centre hover-tinted ${classes.page}`}
          aria-label={name}
        >
          {children}
        </QueryLink>
      ) : (
        <span className={`target dimmed centre ${classes.page}`} aria-hidden="true">
          {children}
        </span>
      )}
    </li>
  );
}

interface JumpProps {
  /** How many there are; undefined where nobody has counted them all. */
  pages: number | undefined;
  onJump: (page: number) => void;
}

/** To a page by its number; one that is not there is page 1. */
function Jump({ pages, onJump }: JumpProps) {
  const t = useTranslations('common.paging');
  const id = useId();
  const [typed, setTyped] = useState('');
  const jump = (event: FormEvent) => {
    event.preventDefault();
    if (typed === '') return;
    onJump(Number(typed));
    setTyped('');
  };
  const field = () => (
    <input
      id={id}
      className={fieldClasses.input}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      size={3}
      value={typed}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
    />
  );
  return (
    <form className="row gap-xs" onSubmit={jump}>
      <label htmlFor={id} className="row gap-xs">
        {pages === undefined ? t.rich('jumpOfMore', { field }) : t.rich('jump', { field, pages })}
      </label>
      <Button type="submit" variant="default">
        {t('go')}
      </Button>
    </form>
  );
}
