import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { IconChevronDown } from '@tabler/icons-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lineIcons } from '../../components/line-icons.tsx';
import classes from './line-tabs.module.css';

/** On a phone these stand beside More, which holds the others. */
const FIRST = 2;

interface Props {
  chosen: LineCode;
  onChoose: (line: LineCode) => void;
}

/** The lines to choose from; what is chosen opens its short form below. */
export function LineTabs({ chosen, onChoose }: Props) {
  const t = useTranslations('frontPage');
  const lines = useTranslations('lineNames');
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();
  // What was pressed is hidden with the list: the keyboard goes on from More.
  const closeAndReturn = useCallback(() => {
    setOpen(false);
    trigger.current?.focus();
  }, []);
  const inMore = lineCodes.indexOf(chosen) >= FIRST;
  const choose = (line: LineCode) => {
    onChoose(line);
    if (open) closeAndReturn();
  };

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && closeAndReturn();
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, closeAndReturn]);

  return (
    <fieldset ref={box} className={classes.tabs}>
      <legend className="visually-hidden">{t('chooseLine')}</legend>
      <ul id={listId} className={classes.list} data-open={open || undefined}>
        {lineCodes.map((line) => {
          const Icon = lineIcons[line];
          return (
            <li key={line} className={classes.item}>
              <button
                type="button"
                className={`row full-width gap-2xs ${classes.tab}`}
                aria-pressed={line === chosen}
                onClick={() => choose(line)}
              >
                <Icon size={24} stroke={1.5} aria-hidden />
                {lines(`${line}.name`)}
              </button>
            </li>
          );
        })}
      </ul>
      <button
        ref={trigger}
        type="button"
        className={`row full-width gap-2xs ${classes.tab} ${classes.more}`}
        data-chosen={inMore || undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <IconChevronDown size={24} stroke={1.5} aria-hidden />
        {inMore ? lines(`${chosen}.name`) : t('more')}
      </button>
    </fieldset>
  );
}
