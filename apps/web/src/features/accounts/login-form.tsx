import { Button } from '@mantine/core';
import { loginIn } from '@onegi/contract/calls/accounts/sign-in';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { Link } from '../../components/link.tsx';
import { TextField } from '../../components/text-field.tsx';
import { type Alert, TimedAlert } from '../../components/timed-alert.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { issuesOf } from '../../lib/validate.ts';
import { useFormErrors } from '../forms/use-form-errors.ts';
import classes from './accounts.module.css';
import { CaptchaField } from './captcha-field.tsx';
import { DemoUsers } from './demo-users.tsx';
import { digestOf } from './md5.ts';
import { knowsPasskeys } from './passkeys.ts';
import { PasswordField } from './password-field.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useLogin } from './use-login.ts';

const labels = { userName: 'userName', passwordDigest: 'password', captcha: 'captcha' } as const;
const isLabelled = (path: string): path is keyof typeof labels => path in labels;

export function LoginForm() {
  const t = useTranslations('accountsWeb.login');
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [digits, setDigits] = useState('');
  const [alert, setAlert] = useState<Alert>();
  const isHydrated = useHydrated();
  // Nobody is told off for a box that was emptied for them.
  const [wasEmptied, setEmptied] = useState(false);
  const empty = useCallback(() => {
    setDigits('');
    setEmptied(true);
  }, []);
  const captcha = useCaptcha(empty);
  const login = useLogin((error) => {
    setAlert({ message: error.message, at: Date.now() });
    captcha.refresh();
    if (error instanceof ApiError && error.code === 'login.refused') document.getElementById('passwordDigest')?.focus();
    if (error instanceof ApiError && error.code === 'captcha.wrong') document.getElementById('captcha')?.focus();
  });

  const body = {
    userName,
    passwordDigest: digestOf(password),
    captcha: digits,
    captchaKey: captcha.data?.captchaKey ?? '',
  };
  const issues = issuesOf(loginIn.body, body).filter(({ field }) => isLabelled(field));
  const errors = useFormErrors(
    issues,
    (path) => (isLabelled(path) ? body[path] : ''),
    (path) => (isLabelled(path) ? t(labels[path]) : path),
  );

  const captchaError = wasEmptied && digits === '' ? undefined : errors.errorOf('captcha');

  function submit(event: FormEvent) {
    event.preventDefault();
    setEmptied(false);
    if (issues.length > 0 || !captcha.data) return errors.fail();
    setAlert(undefined);
    void login.begin(body);
  }

  return (
    <>
      <form noValidate className="stack gap-md" onBlur={errors.onBlur} onSubmit={submit}>
        <ErrorSummary errors={errors.summary} attempt={errors.attempt} />
        <TextField
          id="userName"
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          label={t('userName')}
          error={errors.errorOf('userName')}
          value={userName}
          onChange={setUserName}
        />
        <PasswordField
          id="passwordDigest"
          label={t('password')}
          autoComplete="current-password"
          error={errors.errorOf('passwordDigest')}
          value={password}
          onChange={setPassword}
        />
        <CaptchaField captcha={captcha} error={captchaError} value={digits} onChange={setDigits} />
        <TimedAlert alert={alert} onOver={useCallback(() => setAlert(undefined), [])} />
        <Button type="submit" variant="accent" size="lg" loading={login.busy && !login.step}>
          {t('submit')}
        </Button>
        {(!isHydrated || knowsPasskeys()) && (
          <Button
            variant="default"
            size="lg"
            leftSection={<IconFingerprint size={20} stroke={1.75} aria-hidden />}
            onClick={() => void login.beginWithPasskey()}
          >
            {t('byPasskey')}
          </Button>
        )}
      </form>
      <ul className={`flex wrap small mt-lg ${classes.links}`}>
        <li>
          <Link to="/forgetpassword" className="text-link">
            {t('forgot')}
          </Link>
        </li>
        <li>
          <Link to="/FirstLogin" className="text-link">
            {t('first')}
          </Link>
        </li>
        <li>
          <Link to="/whyOneGI" className="text-link">
            {t('about')}
          </Link>
        </li>
      </ul>
      <DemoUsers
        onChoose={(email, demoPassword) => {
          setUserName(email);
          setPassword(demoPassword);
          document.getElementById('captcha')?.focus();
        }}
      />
      {login.step && <TermsDialog login={login} step={login.step} />}
    </>
  );
}
