import { Button } from '@mantine/core';
import { askClientLink } from '@onegi/contract/calls/client/client-page';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../components/notice.tsx';
import { callApi } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { notifyFailure } from '../../lib/notify.ts';

/** A link that opens nothing: what happened, in the server's words, and another one for the asking. */
export function LinkOver({ token, error }: { token: string; error: ApiError }) {
  const t = useTranslations('clientPage');
  const [asked, setAsked] = useState<'no' | 'asking' | 'sent'>('no');
  const isWrong = error.status === 404;
  const ask = async () => {
    setAsked('asking');
    try {
      await callApi(askClientLink, { params: { linkToken: token } });
      setAsked('sent');
    } catch (failure) {
      setAsked('no');
      notifyFailure(failure);
    }
  };
  return (
    <div className="stack gap-lg message">
      <Notice kind={isWrong ? 'failure' : 'info'} title={t(isWrong ? 'wrong' : 'over')}>
        <p>{error.message}</p>
        <p>{t('office')}</p>
      </Notice>
      {!isWrong && asked !== 'sent' && error.code !== 'clientLink.revoked' && (
        <div className="stack gap-xs">
          <Button size="lg" variant="accent" loading={asked === 'asking'} onClick={() => void ask()}>
            {t('again')}
          </Button>
          <p className="dimmed small">{t('againText')}</p>
        </div>
      )}
      {asked === 'sent' && (
        <Notice kind="success" title={t('again')}>
          <p>{t('againSent')}</p>
        </Notice>
      )}
    </div>
  );
}
