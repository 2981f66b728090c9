import { addMotorCase, copyMotorCase } from '@onegi/contract/calls/motor/cases';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSendOnce } from '../../components/form/use-send-once.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { emptyForm } from './empty-form.ts';
import { caseAddress } from './motor-address.ts';

/** Begins a draft, empty or with what an earlier case says, and opens it: one, however often it is pressed. */
export function useNewCase() {
  const t = useTranslations('motorDesk.list');
  const goTo = useLocaleNavigate();
  const add = useSendOnce(addMotorCase);
  const copy = useSendOnce(copyMotorCase);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  async function begin(from?: string) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const { answer } = from
        ? await copy({ body: { quotationNumber: from } })
        : await add({ body: { form: emptyForm } });
      const number = answer.quotationNumber;
      notify({ kind: 'success', message: from ? t('copied', { number, from }) : t('made', { number }) });
      await goTo(caseAddress('quotation', 'detail', number));
    } catch (error) {
      notifyFailure(error);
      // Once it is there, its page takes the place of this one.
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { begin, isBusy };
}
