import { paymentList } from '@onegi/contract/calls/purchases/payment-list';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../components/list/list-page.tsx';
import { Price } from '../../components/price.tsx';
import { EmptyState } from '../../components/states.tsx';
import { WorkFrame } from '../accounts/work-frame.tsx';

/** Payments that somebody must look at. */
export default function PaymentsPage() {
  const t = useTranslations('workplace.payments');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {() => (
        <ListPage
          list={paymentList}
          label={t('title')}
          keyOf={({ paymentId }) => paymentId}
          columns={['planName', 'problem', 'refundReason', 'amountCents', 'gatewayRef', 'begunAt']}
          main="planName"
          cells={{ amountCents: ({ amountCents }) => <Price cents={amountCents} size="sm" /> }}
          empty={<EmptyState title={t('empty')} />}
        />
      )}
    </WorkFrame>
  );
}
