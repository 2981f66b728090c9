import { useTranslations } from 'use-intl';
import { LightingWindows } from '../../components/scenes/lighting-windows.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import classes from './list.module.css';
import { ListFrame } from './list-frame.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Stands where the list will stand. */
export function LoadingList() {
  const t = useTranslations('quoteList');
  return (
    <ListFrame filters={null}>
      <div className={`tinted rounded ${classes.incident} ${classes.waiting}`} aria-hidden="true" />
      <div className={`row between gap-sm ${classes.toolbar}`}>
        <p className={`dimmed small tabular ${classes.count}`} role="status">
          {t('loading')}…
        </p>
        <LightingWindows />
      </div>
      <div className={classes.tools} aria-hidden="true" />
      <ul className="stack gap-xs" aria-busy="true">
        {places.map((key) => (
          <CardSkeleton key={key} />
        ))}
      </ul>
    </ListFrame>
  );
}
