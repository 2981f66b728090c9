import { type ClientPolicy, readClientCalendar } from '@onegi/contract/calls/client/client-page';
import { useLocale, useTranslations } from 'use-intl';
import { addressOfCall } from '../../lib/api.ts';
import { todayInHongKong } from '../../lib/dates.ts';
import { longDate } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { AskForChange } from './ask-for-change.tsx';
import { ClientDocuments, ClientReceipts, WhatHasChanged } from './client-lists.tsx';
import { ClientNotes } from './client-notes.tsx';
import { ClientUploads } from './client-uploads.tsx';

interface Props {
  token: string;
  policy: ClientPolicy;
  /** Reads the policy again, after something was paid, asked or sent. */
  reload: () => Promise<unknown>;
}

/** A policy as its client reads it: what it is, what is due, its papers, and what can be asked. */
export function ClientPolicyView({ token, policy, reload }: Props) {
  const t = useTranslations('clientPage');
  const locale = useLocale();
  const pick = useInLanguage();
  const until = todayInHongKong(new Date(policy.linkGoodUntil));
  const facts: (readonly [string, string])[] = [
    [t('facts.status'), t(`statuses.${policy.status}`)],
    [t('facts.insurer'), pick(policy.insurerName, policy.insurerNameZh)],
    [t('facts.plan'), pick(policy.planName, policy.planNameZh)],
    [t('facts.holder'), policy.holderName],
    [
      t('facts.period'),
      t('facts.periodValue', { from: longDate(policy.startsOn, locale), until: longDate(policy.endsOn, locale) }),
    ],
    [t('facts.email'), policy.maskedEmail],
    [t('facts.emergency'), policy.emergencyPhone ?? ''],
  ];
  return (
    <>
      <p className="dimmed small">{t('title')}</p>
      <h1 className="break-anywhere">{pick(policy.lineName, policy.lineNameZh)}</h1>
      <p className="dimmed tabular">{policy.policyNumber}</p>
      <p className="dimmed small mt-xs">{t('goodUntil', { date: longDate(until, locale) })}</p>
      <div className="stack gap-xl mt-lg">
        <section aria-labelledby="facts-title">
          <h2 className="large" id="facts-title">
            {t('facts.title')}
          </h2>
          <dl className="framed stack gap-sm mt-sm p-card">
            {facts
              .filter(([, text]) => text !== '')
              .map(([label, text]) => (
                <div key={label} className="fact">
                  <dt className="dimmed small">{label}</dt>
                  <dd className="break-anywhere">{text}</dd>
                </div>
              ))}
          </dl>
          <a
            href={addressOfCall(readClientCalendar, { params: { linkToken: token }, query: { language: locale } })}
            download
            className="text-link target"
          >
            {t('calendar')}
          </a>
        </section>
        <ClientNotes token={token} policy={policy} reload={reload} />
        <ClientDocuments token={token} documents={policy.documents} />
        <ClientReceipts token={token} receipts={policy.receipts} />
        <WhatHasChanged endorsements={policy.endorsements} />
        <AskForChange token={token} policy={policy} reload={reload} />
        <ClientUploads token={token} rows={policy.rows} reload={reload} />
      </div>
    </>
  );
}
