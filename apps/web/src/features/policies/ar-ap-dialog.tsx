import { Skeleton } from '@mantine/core';
import { type ArAp, getArAp } from '@onegi/contract/calls/policies/ar-ap';
import type { PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { Modal } from '../../components/modal.tsx';
import { ErrorState } from '../../components/states.tsx';
import { listedDate } from '../../lib/long-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { queryOf } from '../../lib/queries.ts';
import classes from './policies.module.css';

/** A heading; of amounts, which stand at the end of their column. */
type Head = string | { readonly amount: string };

interface Props {
  policy: PolicyDetail;
  onClose: () => void;
}

/** What is due for a policy, what was received for it, and what its insurer was paid. */
export function ArApDialog({ policy, onClose }: Props) {
  const t = useTranslations('policyPage.arAp');
  const query = queryOf(getArAp, { query: { number: policy.transactionNumber } });
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  return (
    <Modal title={t('title')} isWide onClose={onClose}>
      {() => (
        <div className="stack gap-lg">
          <p className="dimmed small tabular break-anywhere">{policy.policyNumber}</p>
          {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton height={240} radius="md" aria-busy="true" />}
          {data && <Endorsements rows={data.endorsements} />}
          {data && <Receipts rows={data.receipts} />}
          {data && <Payments rows={data.payments} />}
        </div>
      )}
    </Modal>
  );
}

function Endorsements({ rows }: { rows: ArAp['endorsements'] }) {
  const t = useTranslations('policyPage');
  const states = useTranslations('endorsements.states');
  const locale = useLocale();
  const seesCommission = rows.some(({ totalCommissionCents }) => totalCommissionCents !== null);
  return (
    <Listed
      title={t('arAp.endorsements')}
      heads={[
        ...[t('endorsements.number'), t('general.kind'), t('arAp.status'), t('note.number'), t('note.accountOn')],
        t('arAp.dueOn'),
        { amount: t('endorsement.actual') },
        ...(seesCommission ? [{ amount: t('arAp.commission') }] : []),
      ]}
      rows={rows.map((row) => [
        ...[row.endorsementNo, t(`kinds.${row.kind}`), states(row.endorsementState), row.noteNumber ?? '–'],
        listedDate(row.accountOn, locale),
        ...[row.dueOn ? listedDate(row.dueOn, locale) : '–', formatMoney(row.actualPremiumCents)],
        ...(row.totalCommissionCents === null ? [] : [formatMoney(row.totalCommissionCents)]),
      ])}
    />
  );
}

function Receipts({ rows }: { rows: ArAp['receipts'] }) {
  const t = useTranslations('policyPage');
  const locale = useLocale();
  return (
    <Listed
      title={t('arAp.receipts')}
      heads={[
        ...[t('settlement.receiptNumber'), t('settlement.receivedOn'), t('settlement.bankStatus'), t('arAp.paidType')],
        ...[{ amount: t('settlement.receiptAmount') }, { amount: t('arAp.forPolicy') }],
      ]}
      rows={rows.map((row) => [
        ...[row.receiptNumber, listedDate(row.receivedOn, locale), t(`bankStatuses.${row.bankStatus}`)],
        ...[
          row.paidType === null ? '–' : t(`paidTypes.${row.paidType}`),
          formatMoney(row.receiptCents),
          formatMoney(row.allocatedCents),
        ],
      ])}
    />
  );
}

function Payments({ rows }: { rows: ArAp['payments'] }) {
  const t = useTranslations('policyPage.arAp');
  const locale = useLocale();
  return (
    <Listed
      title={t('payments')}
      heads={[t('paymentNumber'), t('paidOn'), { amount: t('paymentAmount') }, { amount: t('forPolicy') }]}
      rows={rows.map((row) => [
        ...[row.paymentNumber, listedDate(row.paidOn, locale)],
        ...[formatMoney(row.paymentCents), formatMoney(row.allocatedCents)],
      ])}
    />
  );
}

/** A table; on a phone its rows are cards, each cell with its heading. */
function Listed({ title, heads, rows }: { title: string; heads: readonly Head[]; rows: readonly string[][] }) {
  const t = useTranslations('policyPage.arAp');
  const columns = heads.map((head) =>
    typeof head === 'string' ? { name: head } : { name: head.amount, 'data-amount': true },
  );
  return (
    <section className="stack gap-xs" aria-label={title}>
      <h3 className="medium">{title}</h3>
      {rows.length === 0 ? (
        <p className="dimmed small">{t('none')}</p>
      ) : (
        <table className={`small tabular ${classes.listed}`} aria-label={title}>
          <thead>
            <tr>
              {columns.map(({ name, ...kind }) => (
                <th key={name} scope="col" {...kind}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells[0]}>
                {columns.map(({ name, ...kind }, at) => (
                  <td key={name} data-label={name} {...kind}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
