import { Button } from '@mantine/core';
import { closeChargeback, type ProblematicPayment, paymentList } from '@onegi/contract/calls/purchases/payment-list';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCaseAction } from '../../components/case/use-case-action.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useSendOnce } from '../../components/form/use-send-once.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { formatMoney } from '../../lib/money.ts';
import { useLabelled } from '../../lib/use-labelled.ts';
import { type Me, mayCall } from '../accounts/use-me.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';

/** Payments that somebody must look at. */
export default function PaymentsPage() {
  const t = useTranslations('workplace.payments');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {(user) => (
        <ListPage
          list={paymentList}
          label={t('title')}
          keyOf={({ paymentId }) => paymentId}
          columns={['planName', 'problem', 'refundReason', 'amountCents', 'gatewayRef', 'begunAt']}
          main="planName"
          details={{
            label: ({ planName }) => `${t('open')} ${planName}`,
            draw: (payment, { reload }) => <PaymentFacts payment={payment} user={user} reload={reload} />,
          }}
          empty={<EmptyState title={t('empty')} />}
        />
      )}
    </WorkFrame>
  );
}

function PaymentFacts({
  payment: { problem, gatewayRef, paymentId, amountCents, chargedBackCents },
  user,
  reload,
}: {
  payment: ProblematicPayment;
  user: Me;
  reload: () => Promise<unknown>;
}) {
  const t = useTranslations('workplace.payments');
  const labelled = useLabelled();
  const [isAsking, setAsking] = useState(false);
  const close = useSendOnce(closeChargeback);
  const { press } = useCaseAction(reload);
  return (
    <section className="stack gap-md">
      <h2>{t(`problems.${problem}`)}</h2>
      <p className="break-anywhere">{t(`means.${problem}`)}</p>
      <p className="dimmed small break-anywhere">
        {gatewayRef ?? paymentId} · {formatMoney(amountCents)}
      </p>
      {chargedBackCents > 0 && <p>{labelled(t('chargedBack'), formatMoney(chargedBackCents))}</p>}
      {problem === 'chargedBack' && mayCall(user, closeChargeback) && (
        <p>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('close')}
          </Button>
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('closeQuestion')}
          action={t('close')}
          onConfirm={() => press(() => close({ body: { paymentId } }), t('closed'))}
          onClose={() => setAsking(false)}
        >
          {t('closeText')}
        </ConfirmDialog>
      )}
    </section>
  );
}
