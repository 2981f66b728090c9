import { Button } from '@mantine/core';
import type { AnswerOf } from '@onegi/contract/call';
import {
  addPasskey,
  passkeyOptions as askOptions,
  type secondFactor,
} from '@onegi/contract/calls/accounts/second-factors';
import { checkShape } from '@onegi/contract/check-shape';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../components/text-field.tsx';
import { callApi } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import classes from './accounts.module.css';
import { PasskeyRow } from './passkey-row.tsx';
import { knowsPasskeys, makePasskey } from './passkeys.ts';
import { PasswordAsk } from './password-ask.tsx';

interface Props {
  passkeys: AnswerOf<typeof secondFactor>['passkeys'];
  onChanged: () => void;
}

/** Passkeys of the account: listed, added, taken away. */
export function PasskeysPart({ passkeys, onChanged }: Props) {
  const t = useTranslations('accountsWork.security');
  const tellAll = useTranslations();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState<boolean>();
  const [passkeyName, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const nameIssue = checkShape(addPasskey.body, { passkeyKey: '', passkeyAnswer: {}, passkeyName }).find(
    ({ field }) => field === 'passkeyName',
  );
  const nameError = isTried && nameIssue ? tellAll(nameIssue.message as never, nameIssue.params as never) : undefined;
  const leave = () => {
    setOpen(false);
    setTried(false);
    setName('');
  };
  async function add(passwordDigest: string) {
    setTried(true);
    // A passkey that the server refuses afterwards would stay behind in the device.
    if (nameIssue) return document.getElementById('passkeyName')?.focus();
    const { passkeyKey, passkeyOptions } = await callApi(askOptions, { body: { passwordDigest } });
    const passkeyAnswer = await makePasskey(passkeyOptions).catch(() => undefined);
    if (!passkeyAnswer) return notify({ kind: 'failure', message: t('passkeyStopped') });
    await callApi(addPasskey, { body: { passkeyKey, passkeyAnswer, passkeyName } });
    leave();
    onChanged();
  }
  return (
    <section className={`card p-xl ${classes.group}`}>
      <h2>{t('passkeys')}</h2>
      <p className="dimmed small">{t(isHydrated && !knowsPasskeys() ? 'passkeysUnknown' : 'passkeysLead')}</p>
      {passkeys.length > 0 && (
        <ul className="stack gap-xs mt-xl">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} onRemoved={onChanged} />
          ))}
        </ul>
      )}
      {!isOpen && isHydrated && knowsPasskeys() && (
        <Button variant="default" autoFocus={isOpen === false} onClick={() => setOpen(true)}>
          {t('passkeyAdd')}
        </Button>
      )}
      {isOpen && (
        <div className="stack gap-md">
          <TextField
            id="passkeyName"
            autoFocus
            label={t('passkeyName')}
            help={t('passkeyNameHelp')}
            maxLength={60}
            {...(nameError ? { error: nameError } : {})}
            value={passkeyName}
            onChange={setName}
          />
          <PasswordAsk
            id="passkey-password"
            action={t('passkeyAdd')}
            onPassword={add}
            onCancel={leave}
            autoFocus={false}
          />
        </div>
      )}
    </section>
  );
}
