import { Loader } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Modal } from '../../components/modal.tsx';
import classes from './search-dialog.module.css';
import { type Option, type OptionGroup, useSearch } from './use-search.ts';

/** Finds policies, cases, clients, plans, pages and actions, and goes there. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('workSearch');
  return (
    <Modal title={t('title')} onClose={onClose}>
      {(close) => <Search onDone={close} />}
    </Modal>
  );
}

/** One field and the list it moves through: the focus stays in the field, and arrows and Enter choose. */
function Search({ onDone }: { onDone: () => void }) {
  const t = useTranslations('workSearch');
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { groups, error, isSearching } = useSearch(text);
  const options = groups.flatMap(({ options: shown }) => shown);
  const active = options[Math.min(at, options.length - 1)];
  const idOf = (option: Option) => `${id}-${options.indexOf(option)}`;

  function choose(option: Option) {
    onDone();
    option.choose();
  }

  function onKey(event: KeyboardEvent) {
    // While characters are being composed, these keys choose among them.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    setAt((before) => (Math.min(before, options.length - 1) + step + options.length) % options.length);
  }

  return (
    <>
      <div className={`row relative ${classes.field}`}>
        <input
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={t('title')}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && idOf(active)}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKey}
        />
        {isSearching && <Loader size="xs" className={classes.busy} aria-hidden />}
      </div>
      <p className="visually-hidden" role="status">
        {isSearching ? '' : t('count', { count: options.length })}
      </p>
      {error && <p className="error-text small mt-sm">{error.message}</p>}
      {options.length === 0 && !isSearching && <p className="dimmed small mt-md">{t('nothing')}</p>}
      <Options id={id} label={t('title')} groups={groups} active={active} idOf={idOf} onChoose={choose} />
      <p className={`dimmed fine mt-sm ${classes.keys}`}>{t('keys')}</p>
    </>
  );
}

interface OptionsProps {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  active: Option | undefined;
  idOf: (option: Option) => string;
  onChoose: (option: Option) => void;
}

function Options({ id, label, groups, active, idOf, onChoose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={`mt-xs ${classes.list}`}>
      {groups.map(({ name, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of options
        <div key={name} role="group" aria-label={name}>
          <p className={`dimmed fine strong ${classes.group}`} aria-hidden>
            {name}
          </p>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and its keys choose
            <div
              key={option.key}
              id={idOf(option)}
              role="option"
              aria-selected={option === active}
              className={`row between gap-sm wrap menu-row small pointer ${classes.option}`}
              onClick={() => onChoose(option)}
            >
              <span className="break-anywhere">{option.title}</span>
              {option.detail && <span className="dimmed fine break-anywhere">{option.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
