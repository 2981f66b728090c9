import { startPayment } from '@onegi/contract/calls/purchases/payments';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { DraftStore } from './draft-store.ts';
import { writeMark } from './session.ts';

/** Opens the payment and goes to the gateway's page: once, however often the button is pressed. */
export function usePay(store: DraftStore) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const underway = useRef(false);

  // Coming back with the browser's Back shows this page as it was left: ready again.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      underway.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function open() {
    const { applicationRef, quote } = store.state().application;
    const body = { applicationRef, shownTotalCents: quote.totalCents ?? 0 };
    const payment = await callApi(startPayment, { body });
    writeMark(`payment.${applicationRef}`, payment.paymentRef);
    if (payment.gatewayUrl) window.location.assign(payment.gatewayUrl);
    return payment.gatewayUrl !== null;
  }

  async function pay(): Promise<void> {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    setRefusal(undefined);
    let isLeaving = false;
    try {
      isLeaving = await open();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      // Paid, changed or expired meanwhile: the page shows what is true now.
      if (error.status === 409 || error.status === 410) await store.reload().catch(() => {});
    } finally {
      if (!isLeaving) {
        underway.current = false;
        setBusy(false);
      }
    }
  }
  const { applicationRef } = store.state().application;
  return {
    pay,
    busy,
    problem: refusal && (refusal.fields[0]?.message ?? refusal.message),
    /** Where it is mended: a day may have passed since the form was found complete. */
    problemAt: refusal?.code === 'application.incomplete' ? `/apply/${applicationRef}?step=details` : undefined,
  };
}
