import { Button } from '@mantine/core';
import type { AnswerOf } from '@onegi/contract/call';
import { removePasskey, type secondFactor } from '@onegi/contract/calls/accounts/second-factors';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { callApi } from '../../lib/api.ts';
import { dayAndTime } from '../../lib/long-date.ts';
import classes from './accounts.module.css';
import { PasswordAsk } from './password-ask.tsx';

interface Props {
  passkey: AnswerOf<typeof secondFactor>['passkeys'][number];
  onRemoved: () => void;
}

/** One passkey, which the password takes away. */
export function PasskeyRow({ passkey: { passkeyId, passkeyName, lastUsedAt }, onRemoved }: Props) {
  const t = useTranslations('accountsWork.security');
  const locale = useLocale();
  const [isAsked, setAsked] = useState<boolean>();
  const remove = async (passwordDigest: string) => {
    await callApi(removePasskey, { params: { passkeyId }, body: { passwordDigest } });
    onRemoved();
  };
  return (
    <li className={`card row wrap between p-md ${classes.row}`}>
      <div className={`shrink break-anywhere ${classes.rowText}`}>
        <p className="row wrap gap-xs strong">{passkeyName}</p>
        <p className="dimmed small">
          {lastUsedAt ? t('passkeyUsed', { moment: dayAndTime(lastUsedAt, locale) }) : t('passkeyNever')}
        </p>
        {isAsked && (
          <PasswordAsk
            id={`remove-${passkeyId}`}
            action={t('passkeyRemove')}
            onPassword={remove}
            onCancel={() => setAsked(false)}
          />
        )}
      </div>
      {!isAsked && (
        <Button
          variant="default"
          autoFocus={isAsked === false}
          aria-label={t('passkeyRemoveOf', { name: passkeyName })}
          onClick={() => setAsked(true)}
        >
          {t('passkeyRemove')}
        </Button>
      )}
    </li>
  );
}
