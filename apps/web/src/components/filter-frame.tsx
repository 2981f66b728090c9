import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import classes from './filter-frame.module.css';

interface Props {
  /** Names the form, and the button that opens it on a phone; search and reset are its own buttons. */
  texts: { readonly label: string; readonly show: string; readonly search: string; readonly reset: string };
  onSearch: () => void;
  onReset: () => void;
  /** The fields. */
  children: ReactNode;
}

/** What narrows a list, above it; on a phone behind a button. */
export function FilterFrame({ texts, onSearch, onReset, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <search>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls="filters"
        onClick={() => setOpen(!isOpen)}
      >
        <IconFilter size={20} stroke={1.75} aria-hidden />
        {texts.show}
      </button>
      <form id="filters" className={classes.filters} data-open={isOpen} aria-label={texts.label} onSubmit={submit}>
        {children}
        <div className={classes.actions}>
          <Button type="submit">{texts.search}</Button>
          <Button variant="default" onClick={onReset}>
            {texts.reset}
          </Button>
        </div>
      </form>
    </search>
  );
}
