import { addMotorCase, copyMotorCase, copyMotorQuote } from '@onegi/contract/calls/motor/cases';
import { emptyMotorForm } from '@onegi/contract/motor/empty-motor-form';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSendOnce } from '../../components/form/use-send-once.ts';
import { ApiError } from '../../lib/api-error.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { caseAddress } from './motor-address.ts';
import type { QuoteSource } from './quote-source.ts';

/** Begins a draft, empty or with what a case, a quote or an application says, and opens it: one, however often it is pressed. */
export function useNewCase() {
  const t = useTranslations('motorDesk.list');
  const goTo = useLocaleNavigate();
  const add = useSendOnce(addMotorCase);
  const copy = useSendOnce(copyMotorCase);
  const take = useSendOnce(copyMotorQuote);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  /** @returns the refusal; null when it has begun, or is about to */
  async function run(send: ReturnType<typeof add>, messageOf: (number: string) => string): Promise<ApiError | null> {
    isRunning.current = true;
    setBusy(true);
    try {
      const { quotationNumber: number } = (await send).answer;
      notify({ kind: 'success', message: messageOf(number) });
      await goTo(caseAddress('quotation', 'detail', number));
      return null;
    } catch (error) {
      // Once it is there, its page takes the place of this one.
      isRunning.current = false;
      setBusy(false);
      if (error instanceof ApiError) return error;
      throw error;
    }
  }
  async function begin(from?: string) {
    if (isRunning.current) return;
    const refused = from
      ? await run(copy({ body: { quotationNumber: from } }), (number) => t('copied', { number, from }))
      : await run(add({ body: { form: emptyMotorForm() } }), (number) => t('made', { number }));
    if (refused) notifyFailure(refused);
  }
  async function beginFromQuote(source: QuoteSource) {
    return isRunning.current ? null : run(take({ body: source }), (number) => t('taken', { number }));
  }
  return { begin, beginFromQuote, isBusy };
}
