import { type ClientPolicy, readClientDocument, readClientReceipt } from '@onegi/contract/calls/client/client-page';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { addressOfCall } from '../../lib/api.ts';
import { longDate } from '../../lib/long-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useLabelled } from '../../lib/use-labelled.ts';

/** A part of the page with its rows, or what there is to say without any. */
export function Section({
  id,
  title,
  none,
  children,
}: {
  id: string;
  title: string;
  none?: string;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 className="large" id={id}>
        {title}
      </h2>
      {none !== undefined ? <p className="dimmed mt-sm">{none}</p> : children}
    </section>
  );
}

function PdfLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
      className="text-link target break-anywhere"
      aria-label={label}
    >
      {children}
    </a>
  );
}

/** The printed documents: those in the language of the page where there are both. */
export function ClientDocuments({ token, documents }: { token: string } & Pick<ClientPolicy, 'documents'>) {
  const t = useTranslations('clientPage.documents');
  const locale = useLocale();
  const shown = documents.filter(
    (each) =>
      each.documentLanguage === locale ||
      !documents.some(
        (other) =>
          other.documentLanguage === locale &&
          other.documentKind === each.documentKind &&
          other.endorsementNo === each.endorsementNo,
      ),
  );
  const nameOf = ({ documentKind, endorsementNo }: ClientPolicy['documents'][number]) => {
    const kind = `kinds.${documentKind}` as 'kinds.schedule';
    const name = t.has(kind) ? t(kind) : documentKind;
    return endorsementNo === '000' ? name : t('ofEndorsement', { name, number: endorsementNo });
  };
  return (
    <Section id="documents-title" title={t('title')} {...(shown.length === 0 ? { none: t('none') } : {})}>
      <ul className="framed plain-list stack gap-sm mt-sm p-card">
        {shown.map((each) => {
          const params = { linkToken: token, documentId: each.documentId };
          return (
            <li key={each.documentId}>
              <PdfLink href={addressOfCall(readClientDocument, { params })} label={t('open', { name: nameOf(each) })}>
                {nameOf(each)}
              </PdfLink>
              <p className="dimmed small">{longDate(each.printedOn, locale)}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** What came in for the policy. */
export function ClientReceipts({ token, receipts }: { token: string } & Pick<ClientPolicy, 'receipts'>) {
  const t = useTranslations('clientPage.receipts');
  const locale = useLocale();
  return (
    <Section id="receipts-title" title={t('title')} {...(receipts.length === 0 ? { none: t('none') } : {})}>
      <ul className="framed plain-list stack gap-sm mt-sm p-card">
        {receipts.map(({ receiptNumber, receivedOn, allocatedCents, bankStatus, documentId }) => (
          <li key={receiptNumber} className="row between gap-sm">
            <span className="shrink">
              {documentId === null ? (
                receiptNumber
              ) : (
                <PdfLink
                  href={addressOfCall(readClientReceipt, {
                    params: { linkToken: token, documentId },
                    query: { language: locale },
                  })}
                  label={t('open', { number: receiptNumber })}
                >
                  {receiptNumber}
                </PdfLink>
              )}
              <span className="dimmed small" style={{ display: 'block' }}>
                {bankStatus === 'returned' || bankStatus === 'reversed'
                  ? t(bankStatus)
                  : t('on', { date: longDate(receivedOn, locale) })}
              </span>
            </span>
            <span className="tabular">{formatMoney(allocatedCents)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The endorsements, each with what it changed. */
export function WhatHasChanged({ endorsements }: Pick<ClientPolicy, 'endorsements'>) {
  const t = useTranslations('clientPage.endorsements');
  const labelled = useLabelled();
  const locale = useLocale();
  const pick = useInLanguage();
  return (
    <Section id="changed-title" title={t('title')} {...(endorsements.length === 0 ? { none: t('none') } : {})}>
      <ul className="framed plain-list stack gap-md mt-sm p-card">
        {endorsements.map(({ endorsementNo, kind, effectiveOn, totalPremiumCents, changes }) => (
          <li key={endorsementNo} className="stack gap-2xs">
            <p className="row between gap-sm">
              <span className="strong">
                {endorsementNo} · {t(`kinds.${kind}`)}
              </span>
              {totalPremiumCents !== 0 && <span className="tabular">{formatMoney(totalPremiumCents)}</span>}
            </p>
            <p className="dimmed small">{t('from', { date: longDate(effectiveOn, locale) })}</p>
            <ul className="plain-list stack gap-2xs">
              {changes.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and none ever moves
                <li key={at} className="small break-anywhere">
                  {labelled(
                    pick(line.label, line.labelZh),
                    line.before === '' && line.after === ''
                      ? t('changed')
                      : t('change', {
                          before: pick(line.before, line.beforeZh) || t('empty'),
                          after: pick(line.after, line.afterZh) || t('empty'),
                        }),
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
