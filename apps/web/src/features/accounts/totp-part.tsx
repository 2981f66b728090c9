import { Button } from '@mantine/core';
import type { AnswerOf } from '@onegi/contract/call';
import { confirmTotp, disableTotp, enrolTotp } from '@onegi/contract/calls/accounts/second-factors';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCallForm } from '../../components/form/use-call-form.ts';
import { TextField } from '../../components/text-field.tsx';
import { callApi } from '../../lib/api.ts';
import classes from './accounts.module.css';
import { PasswordAsk } from './password-ask.tsx';

type Enrolment = AnswerOf<typeof enrolTotp>;

interface Props {
  isOn: boolean;
  onChanged: () => void;
  onCodes: (codes: readonly string[]) => void;
}

/** The authenticator app: set up in two steps, or taken away. */
export function TotpPart({ isOn, onChanged, onCodes }: Props) {
  const t = useTranslations('accountsWork.security');
  const [isOpen, setOpen] = useState<boolean>();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const leave = () => {
    setOpen(false);
    setEnrolment(undefined);
  };
  const ask = async (passwordDigest: string) => {
    if (!isOn) return setEnrolment(await callApi(enrolTotp, { body: { passwordDigest } }));
    await callApi(disableTotp, { body: { passwordDigest } });
    leave();
    onChanged();
  };
  return (
    <section className={`card p-xl ${classes.group}`}>
      <h2>{t('totp')}</h2>
      <p className="dimmed small">{t(isOn ? 'totpOn' : 'totpOff')}</p>
      {!isOpen && (
        <Button variant="default" autoFocus={isOpen === false} onClick={() => setOpen(true)}>
          {t(isOn ? 'totpEnd' : 'totpStart')}
        </Button>
      )}
      {isOpen && !enrolment && (
        <PasswordAsk id="totp-password" action={t(isOn ? 'totpEnd' : 'next')} onPassword={ask} onCancel={leave} />
      )}
      {enrolment && (
        <ConfirmTotp
          enrolment={enrolment}
          onCancel={leave}
          onDone={(codes) => {
            leave();
            onCodes(codes);
          }}
        />
      )}
    </section>
  );
}

interface ConfirmProps {
  enrolment: Enrolment;
  onCancel: () => void;
  onDone: (codes: readonly string[]) => void;
}

function ConfirmTotp({ enrolment, onCancel, onDone }: ConfirmProps) {
  const act = useTranslations('common.actions');
  const t = useTranslations('accountsWork.security');
  const [values, setValues] = useState({ secondFactorCode: '' });
  const form = useCallForm({
    call: confirmTotp,
    values,
    onChange: setValues,
    labels: { secondFactorCode: t('totpCode') },
    onDone: (answer) => onDone(answer.recoveryCodes),
  });
  return (
    <form {...form.element} className="stack gap-md">
      <p>{t('totpScan')}</p>
      <img
        className={classes.qr}
        alt={t('totpQr')}
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.totpQr)}`}
        width={200}
        height={200}
      />
      <p className="small">
        {t('totpSecret')} <code className="break-anywhere medium">{enrolment.totpSecret}</code>
      </p>
      <TextField
        {...form.field('secondFactorCode')}
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <div className={`stack gap-sm ${classes.buttons}`}>
        <Button variant="default" onClick={onCancel}>
          {act('cancel')}
        </Button>
        <Button type="submit" loading={form.busy}>
          {t('totpConfirm')}
        </Button>
      </div>
    </form>
  );
}
