import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../text-field.tsx';
import classes from './list.module.css';

const LONGEST_NAME = 60;

interface Props {
  initial: string;
  onKeep: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the name of a view, new or other than it was. */
export function ViewNameForm({ initial, onKeep, onCancel }: Props) {
  const t = useTranslations();
  const [name, setName] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) void onKeep(name.trim());
  };
  return (
    <form className={classes.naming} onSubmit={submit}>
      <TextField
        id="view-name"
        label={t('lists.views.name')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        autoFocus
        value={name}
        onChange={setName}
      />
      <Button type="submit">{t('lists.views.keep')}</Button>
      <Button variant="default" onClick={onCancel}>
        {t('common.actions.cancel')}
      </Button>
    </form>
  );
}
