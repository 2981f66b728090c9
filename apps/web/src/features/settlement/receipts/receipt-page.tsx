import { Skeleton } from '@mantine/core';
import type { ReceiptDetail } from '@onegi/contract/calls/settlement/receipt-shapes';
import { readReceipt, recordReceipt } from '@onegi/contract/calls/settlement/receipts';
import { receiptFields, returnableMethods } from '@onegi/contract/fields/receipts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../../components/link.tsx';
import { RowFact } from '../../../components/list/row-facts.tsx';
import { Price } from '../../../components/price.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { EmptyState, ErrorState } from '../../../components/states.tsx';
import { longDate } from '../../../lib/long-date.ts';
import { queryOf } from '../../../lib/queries.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { mayCall } from '../../accounts/use-me.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import { bankTones } from './receipt-address.ts';
import { ReceiptAllocations } from './receipt-allocations.tsx';
import { ReceiptEntries } from './receipt-entries.tsx';
import { ReceiptGap } from './receipt-gap.tsx';
import classes from './receipts.module.css';
import { RefundForm } from './refund-form.tsx';

/** A receipt: where its money stands, what it pays, and what it has posted. */
export default function ReceiptPage() {
  const t = useTranslations('receipts.page');
  const [params] = useSearchParams();
  const receiptId = params.get(receiptFields.receiptId.wire) ?? '';
  return (
    <WorkFrame title={t('title')} description={t('description')}>
      {(user) => (
        <>
          <p className="mt-sm">
            <Link className="text-link" to="/settlement/receipts">
              {t('back')}
            </Link>
          </p>
          <OpenReceipt key={receiptId} receiptId={receiptId} mayWrite={mayCall(user, recordReceipt)} />
        </>
      )}
    </WorkFrame>
  );
}

export function OpenReceipt({ receiptId, mayWrite }: { receiptId: string; mayWrite: boolean }) {
  const t = useTranslations('receipts.page');
  const query = { ...queryOf(readReceipt, { query: { receiptId } }), staleTime: 0, enabled: receiptId !== '' };
  const { data, error, refetch } = useQuery(query);
  if (receiptId === '' || error?.status === 404 || error?.status === 400) {
    return (
      <div className="mt-md">
        <EmptyState title={t('missing')} />
      </div>
    );
  }
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} radius="md" mt={24} aria-busy="true" />;
  const given = { receipt: data, reload: refetch, mayWrite };
  const { method, bankStatus, restCents } = data;
  const isRefundable = mayWrite && restCents > 0 && method !== 'INS' && bankStatus !== 'unbanked';
  const waitsForBank = returnableMethods.includes(method) && bankStatus !== 'cleared';
  return (
    <div className="stack gap-xl mt-md">
      <Facts receipt={data} />
      <ReceiptActions {...given} />
      <ReceiptGap {...given} />
      <ReceiptAllocations {...given} />
      {isRefundable && waitsForBank && <p className="dimmed small">{t('refundOnceCleared')}</p>}
      {isRefundable && !waitsForBank && (
        <RefundForm
          key={`${data.version} ${restCents}`}
          of={{ receiptId }}
          mostCents={restCents}
          payee={data.payer}
          onAsked={refetch}
        />
      )}
      <ReceiptEntries entries={data.entries} />
    </div>
  );
}

function Facts({ receipt }: { receipt: ReceiptDetail }) {
  const t = useTranslations('receipts');
  const locale = useLocale();
  const pick = useInLanguage();
  const { recordedBy, recordedByZh, reversedOn, reversedBy, reversedByZh } = receipt;
  const words = [
    ['payer', receipt.payer],
    ['chequeNumber', receipt.chequeNumber],
    ['remarks', receipt.remarks],
    ['recordedBy', recordedBy && pick(recordedBy, recordedByZh)],
    ['reversedOn', reversedOn && longDate(reversedOn, locale)],
    ['reversedBy', reversedBy && pick(reversedBy, reversedByZh)],
    ['reversalReason', receipt.reversalReason],
  ] as const;
  return (
    <section className="framed stack gap-md p-card">
      <h2 className="large break-anywhere">{receipt.receiptNumber}</h2>
      <StateBadge tone={bankTones[receipt.bankStatus]}>{t(`bankStatuses.${receipt.bankStatus}`)}</StateBadge>
      <dl className={classes.facts}>
        <RowFact name={t('receivedOn')}>{longDate(receipt.receivedOn, locale)}</RowFact>
        <RowFact name={t('method')}>{t(`methods.${receipt.method}`)}</RowFact>
        <RowFact name={t('amount')}>
          <Price cents={receipt.amountCents} />
        </RowFact>
        <RowFact name={t('allocated')}>
          <Price cents={receipt.allocatedCents} />
        </RowFact>
        {receipt.refundedCents > 0 && (
          <RowFact name={t('refunded')}>
            <Price cents={receipt.refundedCents} />
          </RowFact>
        )}
        {receipt.chargedBackCents > 0 && (
          <RowFact name={t('chargedBack')}>
            <Price cents={receipt.chargedBackCents} />
          </RowFact>
        )}
        <RowFact name={t('rest')}>
          <Price cents={receipt.restCents} />
        </RowFact>
        {receipt.bankReference && (
          <div className={classes.long}>
            <dt className="dimmed fine">{t('bankReference')}</dt>
            <dd className="small tabular break-anywhere">{receipt.bankReference}</dd>
          </div>
        )}
        {words.map(([name, text]) =>
          text ? (
            <RowFact key={name} name={t(name)}>
              {text}
            </RowFact>
          ) : null,
        )}
      </dl>
    </section>
  );
}
