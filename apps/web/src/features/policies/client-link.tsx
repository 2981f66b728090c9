import { Button } from '@mantine/core';
import { getClientLink, revokeClientLink, sendClientLink } from '@onegi/contract/calls/client/client-links';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { EmailAddress } from '../../components/email-address.tsx';
import { useSendOnce } from '../../components/form/use-send-once.ts';
import { dayAndTime } from '../../lib/long-date.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { queryClient, queryOf } from '../../lib/queries.ts';
import { mayCall, useMe } from '../accounts/use-me.ts';

/** The link by which the policy's client reads it: where it stands, and a new one for who may send it. */
export function ClientLink({ number }: { number: string }) {
  const t = useTranslations('clientLink');
  const locale = useLocale();
  const { data: user } = useMe();
  const isAllowed = user ? mayCall(user, getClientLink) : false;
  const asked = queryOf(getClientLink, { query: { number } });
  const { data: link } = useQuery({ ...asked, enabled: isAllowed, staleTime: 0 });
  const send = useSendOnce(sendClientLink);
  const revoke = useSendOnce(revokeClientLink);
  const [busy, setBusy] = useState<'send' | 'revoke'>();
  if (!link) return null;
  const act = (what: 'send' | 'revoke') => async () => {
    setBusy(what);
    try {
      const { answer } = await (what === 'send' ? send : revoke)({ body: { number } });
      queryClient.setQueryData(asked.queryKey, answer);
      notify({ kind: 'success', message: t(what === 'send' ? 'sent' : 'revoked') });
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(undefined);
  };
  const { linkState, linkSentAt, linkExpiresAt, lastOpenedAt, openedCount, linkEmail, allowedActions } = link;
  const at = (moment: string | null) => (moment === null ? '' : dayAndTime(moment, locale));
  const isLive = linkState === 'live';
  return (
    <section aria-labelledby="client-link-title">
      <h2 className="large" id="client-link-title">
        {t('title')}
      </h2>
      <p className="dimmed small">{t('lead')}</p>
      <div className="framed row wrap between gap-md mt-sm p-card">
        <div className="shrink">
          <p className="strong">{t(`states.${linkState}`, { moment: at(linkSentAt) })}</p>
          {linkState !== 'none' && (
            <p className="small">{t('opened', { count: openedCount, moment: at(lastOpenedAt) })}</p>
          )}
          {isLive && <p className="dimmed small">{t('until', { moment: at(linkExpiresAt) })}</p>}
          <p className="dimmed small break-anywhere">
            {linkEmail === null ? t('noAddress') : <EmailAddress address={t('to', { email: linkEmail })} />}
          </p>
        </div>
        <div className="row wrap gap-sm">
          {allowedActions.includes('revokeLink') && (
            <Button variant="default" loading={busy === 'revoke'} onClick={() => void act('revoke')()}>
              {t('revoke')}
            </Button>
          )}
          {allowedActions.includes('sendLink') && (
            <Button loading={busy === 'send'} onClick={() => void act('send')()}>
              {t(linkState === 'none' ? 'send' : 'sendAgain')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
