import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from '../../components/field.module.css';
import { describedBy, Field } from '../../components/field.tsx';
import own from './accounts.module.css';

interface Props {
  id: string;
  label: string;
  help?: string;
  error?: string;
  autoComplete: 'current-password' | 'new-password';
  maxLength?: number;
  autoFocus?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A password that can be looked at, with a word when Caps Lock is on. */
export function PasswordField({ id, label, help, error, value, onChange, ...input }: Props) {
  const t = useTranslations('accountsWeb.login');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <Field id={id} label={label} help={help} error={error}>
      <div className={classes.group} data-invalid={Boolean(error)}>
        <input
          {...input}
          id={id}
          className={classes.groupInput}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(id, help, error)}
          onKeyDown={look}
          onKeyUp={look}
          onBlur={() => setCapsLock(false)}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className={classes.groupButton}
          aria-label={t(shown ? 'hidePassword' : 'showPassword')}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
      <p role="status" className={own.capsLock}>
        {capsLock && t('capsLock')}
      </p>
    </Field>
  );
}
