import { Button } from '@mantine/core';
import {
  type InsurerLink,
  listInsurerLinks,
  revokeInsurerLink,
} from '@onegi/contract/calls/requests/commercial/insurer-links';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { ErrorState } from '../../components/states.tsx';
import { callApi } from '../../lib/api.ts';
import { dayAndTime } from '../../lib/long-date.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { queryClient, queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { mayCall } from '../accounts/use-me.ts';
import type { CasePanelProps } from './case-panel.ts';
import { SendLinkForm } from './send-link-form.tsx';

const tones = { live: 'good', expired: 'over', revoked: 'bad', none: undefined } as const;

/** The links that the insurers of a case were sent; for who may send them, once an insurer was asked. */
export function InsurerLinks({ detail, user }: CasePanelProps) {
  return mayCall(user, listInsurerLinks) && detail.offers.length > 0 ? (
    // Asked anew once an insurer was asked, or has answered.
    <LinksOf
      key={detail.offers.map(({ offerVersion }) => offerVersion).join()}
      caseNumber={detail.caseNumber}
      canChange={detail.caseState === 'waiting' || detail.caseState === 'pending'}
    />
  ) : null;
}

function LinksOf({ caseNumber, canChange }: { caseNumber: string; canChange: boolean }) {
  const t = useTranslations('insurerLinks');
  const asked = queryOf(listInsurerLinks, { query: { caseNumber } });
  const { data, error, refetch } = useQuery({ ...asked, staleTime: 0 });
  const take = (links: InsurerLink[]) => queryClient.setQueryData(asked.queryKey, links);
  return (
    <section className="stack gap-sm" aria-labelledby="links-title">
      <div>
        <h2 className="large" id="links-title">
          {t('title')}
        </h2>
        <p className="dimmed small">{t('lead')}</p>
      </div>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data && (
        <ul className="framed plain-list stack gap-md p-card">
          {data.map((link) => (
            <LinkRow
              key={link.offerNumber}
              caseNumber={caseNumber}
              link={canChange ? link : { ...link, allowedActions: [] }}
              onChange={take}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  caseNumber: string;
  link: InsurerLink;
  onChange: (links: InsurerLink[]) => void;
}

function LinkRow({ caseNumber, link, onChange }: RowProps) {
  const t = useTranslations('insurerLinks');
  const pick = useInLanguage();
  const [opened, setOpened] = useState<'send' | 'revoke'>();
  const { offerNumber, linkState, allowedActions } = link;
  const insurer = pick(link.insurerName, link.insurerNameZh);
  const close = () => setOpened(undefined);
  const revoke = async () => {
    try {
      onChange(await callApi(revokeInsurerLink, { body: { caseNumber, offerNumber } }));
    } catch (failure) {
      notifyFailure(failure);
    }
  };
  return (
    <li className="stack gap-xs">
      <div className="row wrap between gap-sm">
        <span className="strong">{insurer}</span>
        <StateBadge tone={tones[linkState]}>{t(`states.${linkState}`)}</StateBadge>
      </div>
      <LinkFacts link={link} />
      {opened !== 'send' && allowedActions.length > 0 && (
        <div className="row wrap gap-sm">
          {allowedActions.includes('sendLink') && (
            <Button
              variant="default"
              aria-label={t(linkState === 'none' ? 'sendTo' : 'sendAnewTo', { insurer })}
              onClick={() => setOpened('send')}
            >
              {t(linkState === 'none' ? 'send' : 'sendAnew')}
            </Button>
          )}
          {allowedActions.includes('revokeLink') && (
            <Button variant="subtle" aria-label={t('revokeOf', { insurer })} onClick={() => setOpened('revoke')}>
              {t('revoke')}
            </Button>
          )}
        </div>
      )}
      {opened === 'send' && (
        <SendLinkForm
          caseNumber={caseNumber}
          link={link}
          insurer={insurer}
          onClose={close}
          onSent={(links) => {
            onChange(links);
            close();
          }}
        />
      )}
      {opened === 'revoke' && (
        <ConfirmDialog title={t('revokeQuestion', { insurer })} action={t('revoke')} onConfirm={revoke} onClose={close}>
          {t('revokeText')}
        </ConfirmDialog>
      )}
    </li>
  );
}

/** Where it was sent, until when it is good, and whether it was opened. */
function LinkFacts({ link }: { link: InsurerLink }) {
  const t = useTranslations('insurerLinks');
  const locale = useLocale();
  const { linkState, linkEmail, linkSentAt, linkExpiresAt, openedCount, lastOpenedAt } = link;
  const at = (moment: string | null) => (moment ? dayAndTime(moment, locale) : '');
  if (!linkSentAt)
    return (
      <p className="dimmed small break-anywhere">
        {linkEmail ? t('knownAddress', { email: linkEmail }) : t('noAddress')}
      </p>
    );
  return (
    <div className="dimmed small tabular break-anywhere">
      <p>{t('sentTo', { email: linkEmail ?? '', moment: at(linkSentAt) })}</p>
      {linkState === 'live' && <p>{t('expires', { moment: at(linkExpiresAt) })}</p>}
      <p>{t('opened', { count: openedCount, moment: at(lastOpenedAt) })}</p>
    </div>
  );
}
