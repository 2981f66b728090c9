import { approveRefund, type ClientRefund, moveRefund, refundList } from '@onegi/contract/calls/settlement/refunds';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { ListPage } from '../../../components/list/list-page.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';

const tones = { due: 'waiting', approved: 'waiting', paid: 'good', cancelled: 'over' } as const;

/** Refunds to clients, and what may be done with them. */
export default function RefundsPage() {
  const t = useTranslations('receipts.refunds');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('description')}>
      {() => <Refunds />}
    </WorkFrame>
  );
}

interface Asked {
  readonly refund: ClientRefund;
  readonly action: 'pay' | 'cancel';
  readonly reload: () => Promise<unknown>;
}

function Refunds() {
  const t = useTranslations('receipts.refunds');
  const [asked, setAsked] = useState<Asked>();
  const approve = useSendOnce(approveRefund);
  const { press } = useCaseAction(async () => asked?.reload());
  return (
    <>
      <ListPage
        list={refundList}
        label={t('title')}
        keyOf={({ refundId }) => refundId}
        columns={[
          'refundNumber',
          'payee',
          'method',
          'amountCents',
          'refundState',
          'requestedBy',
          'requestedAt',
          'paidOn',
        ]}
        wide="payee"
        brief={['payee', 'amountCents', 'refundState']}
        cells={{
          refundState: ({ refundState }) => (
            <StateBadge tone={tones[refundState]}>{t(`states.${refundState}`)}</StateBadge>
          ),
        }}
        actions={{
          label: ({ refundNumber }) => t('actions', { number: refundNumber }),
          of: (refund, { reload }) =>
            refund.allowedActions.map((action) => ({
              label: t(action),
              onSelect: () => {
                if (action !== 'approve') return setAsked({ refund, action, reload });
                const { refundId, version, refundNumber: number } = refund;
                void press(() => approve({ body: { refundId, version } }), t('done', { number })).then(reload);
              },
            })),
        }}
      />
      {asked && <Question {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function Question({ refund, action, reload, onClose }: Asked & { onClose: () => void }) {
  const t = useTranslations('receipts.refunds');
  const { press } = useCaseAction(reload);
  const send = useSendOnce(moveRefund);
  const { refundId, version, refundNumber: number, payee, amountCents } = refund;
  return (
    <ConfirmDialog
      title={action === 'pay' ? t('payTitle', { number }) : t('cancelTitle', { number })}
      action={t(action)}
      onConfirm={() => press(() => send({ body: { refundId, version, action } }), t('done', { number }))}
      onClose={onClose}
    >
      {action === 'pay' ? t('payText', { amount: formatMoney(amountCents), payee }) : t('cancelText')}
    </ConfirmDialog>
  );
}
