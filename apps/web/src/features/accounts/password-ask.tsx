import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '../../components/form/use-form.ts';
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
  const form = useForm({
    values: { [id]: password },
    issues: password === '' ? [{ field: id, message: 'accounts.passwordEmpty' }] : [],
    labelOf: () => t('password'),
    submit: () => onPassword(digestOf(password)),
    onFailure(error) {
      if (error.code === 'password.wrong') form.take([{ path: id, message: error.message }]);
      else notifyFailure(error);
    },
  });
  return (
    <form {...form.element} className="stack gap-md">
      <PasswordField
        id={id}
        label={t('password')}
        help={t('passwordHelp')}
        autoComplete="current-password"
        autoFocus={autoFocus}
        error={form.errorOf(id)}
        value={password}
        onChange={setPassword}
      />
      <div className={`stack gap-sm ${classes.buttons}`}>
        <Button variant="default" onClick={onCancel}>
          {act('cancel')}
        </Button>
        <Button type="submit" loading={form.busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
