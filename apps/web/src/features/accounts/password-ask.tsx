import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../lib/api-error.ts';
import { notifyFailure } from '../../lib/notify.ts';
import classes from './accounts.module.css';
import { digestOf } from './md5.ts';
import { PasswordField } from './password-field.tsx';

interface Props {
  id: string;
  /** What the button does. */
  action: string;
  onPassword: (passwordDigest: string) => Promise<void>;
  onCancel: () => void;
  autoFocus?: boolean;
}

/** The own password once more, before something that a borrowed session must not do. */
export function PasswordAsk({ id, action, onPassword, onCancel, autoFocus = true }: Props) {
  const t = useTranslations('accountsWork.security');
  const act = useTranslations('common.actions');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || password === '') return;
    setBusy(true);
    setError(undefined);
    try {
      await onPassword(digestOf(password));
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'password.wrong') setError(failure.message);
      else notifyFailure(failure);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form noValidate className="stack gap-md" onSubmit={(event) => void submit(event)}>
      <PasswordField
        id={id}
        label={t('password')}
        help={t('passwordHelp')}
        autoComplete="current-password"
        autoFocus={autoFocus}
        {...(error ? { error } : {})}
        value={password}
        onChange={setPassword}
      />
      <div className={`stack gap-sm ${classes.buttons}`}>
        <Button variant="default" onClick={onCancel}>
          {act('cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={password === ''}>
          {action}
        </Button>
      </div>
    </form>
  );
}
