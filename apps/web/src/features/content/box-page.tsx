import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHead } from '../../app/page-head.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import classes from './content.module.css';

interface Props {
  texts: (key: 'title' | 'description' | 'lead') => string;
  /** The list; what it shows depends on the visit, so it waits for it. */
  children: ReactNode;
}

/** A page with the files of one box. */
export function BoxPage({ texts, children }: Props) {
  const hydrated = useHydrated();
  return (
    <div className={`container ${classes.page}`}>
      <PageHead title={texts('title')} description={texts('description')} />
      <h1>{texts('title')}</h1>
      <p className={`dimmed ${classes.lead}`}>{texts('lead')}</p>
      {hydrated ? children : <Skeleton height={420} radius="md" />}
    </div>
  );
}
