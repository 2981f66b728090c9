import { useTranslations } from 'use-intl';
import { CardSkeleton } from './card-skeleton.tsx';
import classes from './list.module.css';
import { ListFrame } from './list-frame.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Stands where the list will stand. */
export function LoadingList() {
  const t = useTranslations('quoteList');
  return (
    <ListFrame filters={null}>
      <div className={classes.toolbar}>
        <p className={classes.count} role="status">
          {t('loading')}…
        </p>
      </div>
      <ul className={classes.cards} aria-busy="true">
        {places.map((key) => (
          <CardSkeleton key={key} />
        ))}
      </ul>
    </ListFrame>
  );
}
