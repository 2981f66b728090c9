import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { useEffect } from 'react';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { useLastPayment } from './use-last-payment.ts';

/** What the button that pays is called: by what became of the payment before. */
export type PayLabel = 'button' | 'again' | 'resume';

/** The payment that was opened before, here or elsewhere. What turns out to be paid leads on to its policy. */
export function useOpenedPayment({ applicationRef, state, openPayment }: Application) {
  const navigate = useLocaleNavigate();
  const payment = useLastPayment(applicationRef);
  const isPaid = state === 'paid' || (payment?.state === 'paid' && !payment.refundReason);
  const isOpenHere = payment?.state === 'created' || payment?.state === 'pending';
  const label: PayLabel = isOpenHere || openPayment ? 'resume' : payment ? 'again' : 'button';

  useEffect(() => {
    if (isPaid) void navigate(`/confirmation/${applicationRef}`, { replace: true });
  }, [isPaid, navigate, applicationRef]);

  return { payment, isPaid, isOpenElsewhere: openPayment !== null && !isOpenHere, label };
}
