import { Skeleton } from '@mantine/core';
import { getPolicyNote, type PolicyNote } from '@onegi/contract/calls/policies/policy-note';
import type { MadeDocument } from '@onegi/contract/calls/policies/policy-shapes';
import { receiptPdf } from '@onegi/contract/calls/settlement/receipts';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { ErrorState } from '../../components/states.tsx';
import { addressOfCall } from '../../lib/api.ts';
import { listedDate } from '../../lib/long-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { queryOf } from '../../lib/queries.ts';
import { Facts } from './facts.tsx';
import { MadeDocuments } from './made-documents.tsx';
import type { OfEndorsement } from './of-endorsement.ts';
import classes from './policies.module.css';

interface Documents {
  /** The note as it was printed. */
  documents: readonly MadeDocument[];
}

/** The debit or credit note of an endorsement, and what clients have paid for it. */
export function NotePanel({ transactionNumber, endorsementNo, documents }: OfEndorsement & Documents) {
  const t = useTranslations('policyPage');
  const query = queryOf(getPolicyNote, { query: { number: transactionNumber, endorsementNo } });
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={220} radius="md" aria-busy="true" />;
  return (
    <>
      <section className="framed stack gap-sm p-card" aria-labelledby="note-title">
        <h3 className="medium" id="note-title">
          {data ? t(data.noteKind === 'CREDIT' ? 'note.credit' : 'note.debit') : t('note.title')}
        </h3>
        {data ? <NoteFacts note={data} documents={documents} /> : <p className="dimmed small">{t('note.none')}</p>}
      </section>
      {data && <ClientSettlement note={data} />}
    </>
  );
}

function NoteFacts({ note, documents }: Documents & { note: PolicyNote }) {
  const t = useTranslations('policyPage');
  const settlements = useTranslations('policyList.settlements');
  const locale = useLocale();
  const by = (on: string | null, who: string | null) =>
    on && (who ? t('general.by', { when: listedDate(on, locale), who }) : listedDate(on, locale));
  return (
    <Facts
      facts={[
        [t('note.number'), note.noteNumber],
        [t('note.amount'), formatMoney(note.noteCents)],
        [t('note.outstanding'), formatMoney(note.outstandingCents)],
        [t('note.settlement'), settlements(note.noteSettlement)],
        [t('note.accountOn'), listedDate(note.accountOn, locale)],
        [t('note.dueOn'), listedDate(note.dueOn, locale)],
        [t('note.approved'), by(note.approvedOn, note.approvedBy)],
        [t('note.reopened'), by(note.reopenedOn, note.reopenedBy)],
        [t('settlement.payoutOn'), note.payoutOn && listedDate(note.payoutOn, locale)],
        [t('note.remarks'), note.remarks],
        [t('note.documents'), documents.length > 0 && <MadeDocuments documents={documents} />],
      ]}
    />
  );
}

function ClientSettlement({ note }: { note: PolicyNote }) {
  const t = useTranslations('policyPage');
  const locale = useLocale();
  return (
    <section className="framed stack gap-sm p-card" aria-labelledby="settlement-title">
      <h3 className="medium" id="settlement-title">
        {t('settlement.title')}
      </h3>
      {note.settlements.length === 0 && <p className="dimmed small">{t('settlement.none')}</p>}
      <ul className="stack gap-md divided">
        {note.settlements.map((row) => (
          <li key={row.receiptNumber}>
            <Facts
              facts={[
                [t('settlement.receiptNumber'), row.receiptNumber],
                [t('settlement.receivedOn'), listedDate(row.receivedOn, locale)],
                [t('settlement.receiptAmount'), formatMoney(row.receiptCents)],
                [t('settlement.allocated'), formatMoney(row.allocatedCents)],
                [t('settlement.method'), t(`methods.${row.receiptMethod}`)],
                [t('settlement.bankStatus'), t(`bankStatuses.${row.bankStatus}`)],
                [t('settlement.bankReference'), row.bankReference],
                [t('settlement.chequeNumber'), row.chequeNumber],
                [t('settlement.allocatedOn'), listedDate(row.allocatedOn, locale)],
                [t('settlement.remarks'), row.receiptRemarks],
                [
                  t('settlement.document'),
                  row.receiptId && row.bankStatus !== 'returned' && <ReceiptDocuments receiptId={row.receiptId} />,
                ],
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The receipt as a PDF for who paid, in both languages. */
function ReceiptDocuments({ receiptId }: { receiptId: string }) {
  const t = useTranslations('policyPage');
  return (
    <ul className={`flex wrap ${classes.made}`}>
      {(['en', 'zh-Hant'] as const).map((language) => (
        <li key={language}>
          <a
            href={addressOfCall(receiptPdf, { query: { receiptId, language } })}
            target="_blank"
            rel="noopener"
            className="text-link target"
          >
            {t('general.documentIn', {
              name: t('settlement.receipt'),
              language: t(`general.languages.${language === 'en' ? 'en' : 'zhHant'}`),
            })}
          </a>
        </li>
      ))}
    </ul>
  );
}
