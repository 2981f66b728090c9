import { lineCodes } from '@onegi/contract/lines';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import { useOnNavigation } from '../lib/use-on-navigation.ts';
import { lineIcons } from './line-icons.tsx';
import { linePages } from './lines.ts';
import classes from './shell.module.css';

/** The lines that are sold, each leading to its landing page. */
export function BuyMenu() {
  const t = useTranslations('common');
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useOnNavigation(() => setOpen(false));

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <nav ref={box} aria-label={t('nav.main')} className={`${classes.nav} ${classes.onlyWide}`}>
      <button
        ref={trigger}
        type="button"
        className={classes.control}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {t('nav.buy')}
        <IconChevronDown size={16} stroke={1.75} className={classes.chevron} aria-hidden />
      </button>
      <ul id={panelId} className={classes.panel} hidden={!open}>
        {lineCodes.map((line) => {
          const Icon = lineIcons[line];
          return (
            <li key={line}>
              <Link to={linePages[line].landing} className={classes.line}>
                <Icon size={28} stroke={1.5} className={classes.lineIcon} aria-hidden />
                <span>
                  <span className={classes.lineName}>{t(`lines.${line}.full`)}</span>
                  <span className={classes.lineBlurb}>{t(`lines.${line}.blurb`)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
