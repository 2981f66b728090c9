import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../components/text-field.tsx';
import { knowsPasskeys } from './passkeys.ts';
import type { Login, LoginStep } from './use-login.ts';

type Factor = LoginStep['secondFactors'][number];

const helps = { totp: 'totpHelp', recovery: 'recoveryHelp' } as const;
const ways = { totp: 'useTotp', passkey: 'usePasskey', recovery: 'useRecovery' } as const;

/** Proof besides the password: a code, a recovery code, or a passkey. */
export function SecondFactor({ login, step }: { login: Login; step: LoginStep }) {
  const t = useTranslations('accountsWeb.factor');
  const offered = step.secondFactors.filter((factor) => factor !== 'passkey' || knowsPasskeys());
  const [factor, setFactor] = useState<Factor>(offered[0] ?? 'recovery');
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (factor === 'passkey') void login.acceptWithPasskey(step);
    else void login.accept(step.stepId, factor === 'totp' ? { secondFactorCode: code } : { recoveryCode: code });
  };
  const change = (next: Factor) => {
    setFactor(next);
    setCode('');
  };
  const isTyped = factor !== 'passkey';
  return (
    <form noValidate className="stack gap-md" onSubmit={submit}>
      {isTyped ? (
        <TextField
          key={factor}
          id="proof"
          autoFocus
          label={t(factor)}
          help={t(helps[factor])}
          error={login.proofError}
          inputMode={factor === 'totp' ? 'numeric' : 'text'}
          autoComplete={factor === 'totp' ? 'one-time-code' : 'off'}
          maxLength={factor === 'totp' ? 6 : 20}
          value={code}
          onChange={setCode}
        />
      ) : (
        <>
          <p>{t('passkeyLead')}</p>
          {login.proofError && (
            <p role="alert" className="error-text small mt-sm">
              {login.proofError}
            </p>
          )}
        </>
      )}
      <Button type="submit" variant="accent" loading={login.busy} disabled={isTyped && code.trim() === ''}>
        {isTyped ? t('confirm') : t('usePasskey')}
      </Button>
      <div className="stack items-start">
        {offered
          .filter((other) => other !== factor)
          .map((other) => (
            <button key={other} type="button" className="text-link target text-button" onClick={() => change(other)}>
              {t(ways[other])}
            </button>
          ))}
      </div>
    </form>
  );
}
