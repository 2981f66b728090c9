import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { CardTemplates } from './first-cards/card-templates.tsx';
import classes from './list.module.css';
import { ListFrame } from './list-frame.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/**
 * Stands where the list will stand. In the prerendered page an inline script puts the first cards into it before React is
 * there (see first-cards/start.ts): React then leaves what it finds as it is, until it has the whole list.
 */
export function LoadingList() {
  const t = useTranslations('quoteList');
  const hydrated = useHydrated();
  const [isPrerendered] = useState(!hydrated);
  if (!import.meta.env.SSR && isPrerendered) {
    return (
      <ListFrame filters={null}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps React from touching what is there */}
        <div data-first-cards suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      </ListFrame>
    );
  }
  return (
    <ListFrame filters={null}>
      <div data-first-cards={import.meta.env.SSR || undefined}>
        <div className={`row between gap-sm ${classes.toolbar}`}>
          <p className={`dimmed small tabular ${classes.count}`} role="status">
            {t('loading')}…
          </p>
        </div>
        <ul className="stack gap-md" aria-busy="true">
          {places.map((key) => (
            <CardSkeleton key={key} />
          ))}
        </ul>
        {import.meta.env.SSR && <CardTemplates />}
      </div>
    </ListFrame>
  );
}
