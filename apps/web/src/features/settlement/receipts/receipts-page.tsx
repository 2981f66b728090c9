import { receiptList } from '@onegi/contract/calls/settlement/receipt-list';
import { useTranslations } from 'use-intl';
import { Link } from '../../../components/link.tsx';
import { ListPage } from '../../../components/list/list-page.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { bankTones, receiptAddress } from './receipt-address.ts';

/** Receipts: a row opens one. */
export default function ReceiptsPage() {
  const t = useTranslations('receipts');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('description')}>
      {() => (
        <ListPage
          list={receiptList}
          label={t('title')}
          keyOf={({ receiptId }) => receiptId}
          columns={['receiptNumber', 'receivedOn', 'payer', 'method', 'bankStatus', 'amountCents', 'restCents']}
          wide="payer"
          brief={['payer', 'bankStatus', 'amountCents']}
          cells={{
            receiptNumber: ({ receiptId, receiptNumber }) => (
              <Link
                to={receiptAddress(receiptId)}
                className="text-link"
                aria-label={t('open', { number: receiptNumber })}
              >
                {receiptNumber}
              </Link>
            ),
            bankStatus: ({ bankStatus }) => (
              <StateBadge tone={bankTones[bankStatus]}>{t(`bankStatuses.${bankStatus}`)}</StateBadge>
            ),
          }}
        />
      )}
    </WorkFrame>
  );
}
