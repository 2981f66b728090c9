import { IconBell } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { dayAndTime } from '../../lib/long-date.ts';
import { useOnNavigation } from '../../lib/use-on-navigation.ts';
import { countOf, shownCount, useLiveWaiting } from './use-waiting.ts';
import classes from './workplace.module.css';

/** The count to say aloud: when it has risen, and not when it falls or is first known. */
function useRisen(count: number | undefined): number | null {
  const before = useRef<number>(undefined);
  const [risen, setRisen] = useState<number | null>(null);
  useEffect(() => {
    if (count === undefined || count === before.current) return;
    setRisen(before.current !== undefined && count > before.current ? count : null);
    before.current = count;
  }, [count]);
  return risen;
}

/** What waits for the user: the sum, and behind a press the list that leads to each. */
export function Bell() {
  const t = useTranslations();
  const locale = useLocale();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const known = useLiveWaiting();
  const waiting = known ?? [];
  const sum = countOf(waiting);
  const risen = useRisen(known && sum);
  useOnNavigation(() => panel.current?.hidePopover?.());
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`icon-button hover-tinted relative ${classes.icon}`}
        aria-label={t('frame.waiting', { count: sum })}
      >
        <IconBell size={22} stroke={1.75} aria-hidden />
        {sum > 0 && (
          <span className={`tabular ${classes.dot}`} aria-hidden>
            {shownCount(sum)}
          </span>
        )}
      </button>
      <span aria-live="polite" className="visually-hidden">
        {risen !== null && t('frame.waiting', { count: risen })}
      </span>
      <div ref={panel} id={id} popover="auto" className={`card ${classes.panel}`}>
        <p className={`strong small ${classes.name}`}>{t('frame.waitingTitle')}</p>
        {waiting.length === 0 ? (
          <p className={`dimmed small ${classes.name}`}>{t('frame.nothingWaits')}</p>
        ) : (
          <ul aria-label={t('frame.waitingTitle')}>
            {waiting.map(({ code, path, count, oldestAt }) => (
              <li key={`${code} ${path}`}>
                <Link to={path} className={`row gap-sm small menu-row ${classes.row}`}>
                  <span className="grow">
                    {t(`work.waiting.${code}`)}
                    {oldestAt && (
                      <span className="dimmed fine block">
                        {t('frame.oldest', { moment: dayAndTime(oldestAt, locale) })}
                      </span>
                    )}
                  </span>
                  <span className="strong tabular rigid">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
