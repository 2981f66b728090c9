import { Button } from '@mantine/core';
import { newRecoveryCodes } from '@onegi/contract/calls/accounts/second-factors';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../lib/api.ts';
import classes from './accounts.module.css';
import { PasswordAsk } from './password-ask.tsx';

interface Props {
  left: number;
  /** Those that were just made; there is no other moment to see them. */
  codes: readonly string[] | undefined;
  onCodes: (codes: readonly string[] | undefined) => void;
  onChanged: () => void;
}

/** The codes are to be read next: the keyboard goes there, and a screen reader says so. */
const toTheCodes = (words: HTMLElement | null) => words?.focus();

export function RecoveryPart({ left, codes, onCodes, onChanged }: Props) {
  const t = useTranslations('accountsWork.security');
  const [isOpen, setOpen] = useState<boolean>();
  const leave = () => setOpen(false);
  async function renew(passwordDigest: string) {
    const { recoveryCodes } = await callApi(newRecoveryCodes, { body: { passwordDigest } });
    leave();
    onCodes(recoveryCodes);
    onChanged();
  }
  return (
    <section className={`card p-xl ${classes.group}`}>
      <h2>{t('recovery')}</h2>
      {codes ? (
        <div className="stack gap-md">
          <p ref={toTheCodes} tabIndex={-1}>
            {t('recoveryShown')}
          </p>
          <ul
            className="stack medium"
            style={{
              gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
              gap: 'var(--mantine-spacing-xs) var(--mantine-spacing-md)',
            }}
          >
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <Button
            variant="default"
            onClick={() => {
              leave();
              onCodes(undefined);
            }}
          >
            {t('done')}
          </Button>
        </div>
      ) : (
        <>
          <p className="dimmed small">{t('recoveryLeft', { count: left })}</p>
          {isOpen ? (
            <PasswordAsk id="recovery-password" action={t('recoveryNew')} onPassword={renew} onCancel={leave} />
          ) : (
            <Button variant="default" autoFocus={isOpen === false} onClick={() => setOpen(true)}>
              {t('recoveryNew')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
