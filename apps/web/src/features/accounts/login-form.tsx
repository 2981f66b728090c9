import { Button } from '@mantine/core';
import { loginIn } from '@onegi/contract/calls/accounts/sign-in';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useCallForm } from '../../components/form/use-call-form.ts';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextField } from '../../components/text-field.tsx';
import { type Alert, TimedAlert } from '../../components/timed-alert.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import classes from './accounts.module.css';
import { CaptchaField } from './captcha-field.tsx';
import { DemoUsers } from './demo-users.tsx';
import { digestOf } from './md5.ts';
import { knowsPasskeys } from './passkeys.ts';
import { PasswordField } from './password-field.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useLogin } from './use-login.ts';
import { useOnTheWay } from './use-on-the-way.ts';

export function LoginForm() {
  const t = useTranslations('accountsWeb.login');
  const [values, setValues] = useState({ userName: '', passwordDigest: '', captcha: '' });
  const [alert, setAlert] = useState<Alert>();
  const isHydrated = useHydrated();
  const onTheWay = useOnTheWay();
  const [wasDeclined, setDeclined] = useState(false);
  // Nobody is told off for a box that was emptied for them.
  const [wasEmptied, setEmptied] = useState(false);
  const empty = useCallback(() => {
    setValues((typed) => ({ ...typed, captcha: '' }));
    setEmptied(true);
  }, []);
  const captcha = useCaptcha(empty);
  const login = useLogin((error) => {
    setAlert({ message: error.message, at: Date.now() });
    captcha.refresh();
    if (error instanceof ApiError && error.code === 'login.refused') document.getElementById('passwordDigest')?.focus();
    if (error instanceof ApiError && error.code === 'captcha.wrong') document.getElementById('captcha')?.focus();
  }, decline);

  /** The captcha has served with the step that was declined. */
  function decline() {
    setDeclined(true);
    captcha.refresh();
  }

  const captchaKey = captcha.data?.captchaKey ?? '';
  const form = useCallForm({
    call: loginIn,
    values,
    onChange: setValues,
    labels: { userName: t('userName'), passwordDigest: t('password'), captcha: t('captcha') },
    body: (typed) => ({ ...typed, passwordDigest: digestOf(typed.passwordDigest), captchaKey }),
    more: captchaKey ? [] : [{ field: 'captcha', message: 'accountsWeb.login.captchaMissing' }],
    around(send) {
      setAlert(undefined);
      setDeclined(false);
      return send();
    },
    onDone: login.begun,
    onFailure: login.failed,
  });
  const captchaField = form.field('captcha');
  const captchaError = wasEmptied && values.captcha === '' ? undefined : captchaField.error;
  const submit = (event: FormEvent) => {
    setEmptied(false);
    form.element.onSubmit(event);
  };

  return (
    <>
      <form {...form.element} className="stack gap-md" onSubmit={submit}>
        <ErrorSummary {...form.summary} />
        <TextField
          {...form.field('userName')}
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
        <PasswordField {...form.field('passwordDigest')} autoComplete="current-password" />
        <CaptchaField captcha={captcha} error={captchaError} value={values.captcha} onChange={captchaField.onChange} />
        <TimedAlert alert={alert} onOver={useCallback(() => setAlert(undefined), [])} />
        {wasDeclined && <Notice kind="info" title={t('declined')} />}
        <Button type="submit" variant="accent" size="lg" loading={form.busy || (login.busy && !login.step)}>
          {t('submit')}
        </Button>
        {(!isHydrated || knowsPasskeys()) && (
          <Button
            variant="default"
            size="lg"
            leftSection={<IconFingerprint size={20} stroke={1.75} aria-hidden />}
            onClick={() => {
              setDeclined(false);
              void login.beginWithPasskey();
            }}
          >
            {t('byPasskey')}
          </Button>
        )}
      </form>
      <ul className={`flex wrap small mt-lg ${classes.links}`}>
        <li>
          <Link to={onTheWay('/forgetpassword')} className="text-link target">
            {t('forgot')}
          </Link>
        </li>
        <li>
          <Link to={onTheWay('/FirstLogin')} className="text-link target">
            {t('first')}
          </Link>
        </li>
        <li>
          <Link to="/whyOneGI" className="text-link target">
            {t('about')}
          </Link>
        </li>
      </ul>
      <DemoUsers
        onChoose={(email, demoPassword) => {
          setValues((typed) => ({ ...typed, userName: email, passwordDigest: demoPassword }));
          document.getElementById('captcha')?.focus();
        }}
      />
      {login.step && <TermsDialog login={login} step={login.step} />}
    </>
  );
}
