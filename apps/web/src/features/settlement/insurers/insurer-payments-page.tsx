import {
  type InsurerDue,
  insurerPaymentCalls,
  insurerPaymentList,
  insurersDue,
  remittancePdf,
  remittanceWorkbook,
  saveInsurerPayment,
} from '@onegi/contract/calls/settlement/insurer-payments';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../../components/link.tsx';
import { ListPage } from '../../../components/list/list-page.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { EmptyState, ErrorState } from '../../../components/states.tsx';
import { listedDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { queryOf } from '../../../lib/queries.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { useListOptions } from '../../../lib/use-list-options.ts';
import { type Me, mayCall } from '../../accounts/use-me.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { DisbursementDetails } from '../disbursements/disbursement-details.tsx';
import { FileButton } from '../disbursements/file-button.tsx';
import { MoneyTable } from '../disbursements/money-table.tsx';
import { toneOf } from '../disbursements/state-tone.ts';
import { notesAddress } from './notes-address.ts';

/** What insurers are owed, and what they were paid. */
export default function InsurerPaymentsPage() {
  const t = useTranslations('disbursements.insurerPayments');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {(user) => (
        <div className="stack gap-lg mt-md">
          <DueByInsurer user={user} />
          <div>
            <h2 className="medium">{t('listTitle')}</h2>
            <Payments />
          </div>
        </div>
      )}
    </WorkFrame>
  );
}

function DueByInsurer({ user }: { user: Me }) {
  const t = useTranslations('disbursements');
  const tStates = useTranslations('common.states');
  const { data, error, refetch } = useQuery({ ...queryOf(insurersDue, {}), staleTime: 0 });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <p className="dimmed">{tStates('loading')}</p>;
  if (data.records.length === 0) return <EmptyState title={t('insurerPayments.dueEmpty')} />;
  const mayPay = mayCall(user, saveInsurerPayment);
  return (
    <div className="framed stack gap-md p-card">
      <h2 className="medium">{t('insurerPayments.dueTitle')}</h2>
      <MoneyTable
        label={t('insurerPayments.dueTitle')}
        heads={[
          [t('insurer')],
          [t('due'), 'amount'],
          [t('insurerPayments.credit'), 'amount'],
          [t('insurerPayments.waiting'), 'amount'],
          [t('insurerPayments.oldest')],
        ]}
      >
        {data.records.map((row) => (
          <DueRow key={row.insurerCode} row={row} mayPay={mayPay} />
        ))}
      </MoneyTable>
    </div>
  );
}

function DueRow({ row, mayPay }: { row: InsurerDue; mayPay: boolean }) {
  const t = useTranslations('disbursements');
  const locale = useLocale();
  const name = useInLanguage()(row.insurerName, row.insurerNameZh);
  return (
    <tr>
      <th scope="row">
        {mayPay ? (
          <Link className="text-link" to={notesAddress(row.insurerCode)}>
            {name}
          </Link>
        ) : (
          name
        )}
        {row.notes > 0 && (
          <span className="dimmed fine regular block unbroken">{t('noteCount', { count: row.notes })}</span>
        )}
      </th>
      <td data-amount data-name={t('due')}>
        {formatMoney(row.dueCents)}
      </td>
      <td data-amount data-name={t('insurerPayments.credit')}>
        {formatMoney(row.creditCents)}
      </td>
      <td data-amount data-name={t('insurerPayments.waiting')}>
        {formatMoney(row.waitingCents)}
      </td>
      <td data-name={t('insurerPayments.oldest')}>{row.oldestOn && listedDate(row.oldestOn, locale)}</td>
    </tr>
  );
}

function Payments() {
  const t = useTranslations('disbursements');
  const tLists = useTranslations('lists');
  const [params] = useSearchParams();
  const insurers = useListOptions('PROVIDER_LIST');
  return (
    <ListPage
      list={insurerPaymentList}
      label={t('insurerPayments.listTitle')}
      keyOf={({ number }) => number}
      opened={params.get('opened') ?? undefined}
      columns={['number', 'insurerName', 'totalCents', 'state', 'preparedBy', 'approvedBy', 'paidOn']}
      wide="insurerName"
      brief={['insurerName', 'totalCents', 'state']}
      cells={{ state: (row) => <StateBadge tone={toneOf(row)}>{t(`states.${row.state}`)}</StateBadge> }}
      details={{
        label: ({ number }) => tLists('detailsOf', { name: number }),
        draw: ({ number, insurerCode }, { reload }) => (
          <DisbursementDetails number={number} calls={insurerPaymentCalls} reload={reload}>
            {({ allowedActions }) => (
              <div className="flex wrap gap-sm">
                {allowedActions.includes('edit') && (
                  <Link className="text-link" to={notesAddress(insurerCode, number)}>
                    {t('actions.edit')}
                  </Link>
                )}
                {(['en', 'zh-Hant'] as const).map((language) => (
                  <FileButton
                    key={language}
                    call={remittancePdf}
                    input={{ params: { numberOpened: number }, query: { language } }}
                    fileName={`OneGI-${number}-${language}.pdf`}
                    label={t(language === 'en' ? 'insurerPayments.remittance' : 'insurerPayments.remittanceZh')}
                  />
                ))}
                <RemittanceSheet number={number} />
              </div>
            )}
          </DisbursementDetails>
        ),
      }}
      options={{ insurerCode: insurers }}
      empty={<EmptyState title={t('insurerPayments.listEmpty')} />}
    />
  );
}

function RemittanceSheet({ number }: { number: string }) {
  const t = useTranslations('disbursements');
  const language = useLocale();
  return (
    <FileButton
      call={remittanceWorkbook}
      input={{ params: { numberOpened: number }, query: { language } }}
      fileName={`${number}.xlsx`}
      label={t('insurerPayments.workbook')}
    />
  );
}
