import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../components/amount-field.tsx';
import { Modal } from '../../components/modal.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import type { ApiError } from '../../lib/api-error.ts';
import { centsOf, typedOf } from '../policies/endorsements/typed-money.ts';
import { MOST_OF_A_NOTE } from './return-dialog.tsx';

interface Props {
  number: string;
  /** The loading in force. */
  loadingCents: number;
  /** Null when there is nothing more to do here. */
  send: (underwriterLoadingCents: number, returnNote: string) => Promise<ApiError | null>;
  onClose: () => void;
}

/** Clears a referred case with a loading and the reason. */
export function ClearDialog({ number, loadingCents, send, onClose }: Props) {
  const t = useTranslations('motorDesk.actions');
  const [loading, setLoading] = useState(typedOf(loadingCents));
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<{ loading?: string; note?: string; all?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    const cents = loading.trim() === '' ? 0 : centsOf(loading);
    if (cents === undefined || note.trim() === '') {
      return setProblems({
        ...(cents === undefined ? { loading: t('loadingWrong') } : {}),
        ...(note.trim() === '' ? { note: t('reasonMissing') } : {}),
      });
    }
    setProblems({});
    setBusy(true);
    const refused = await send(cents, note.trim());
    setBusy(false);
    if (!refused) return close();
    const ofField = { loading: refused.messageOf('underwriterLoadingCents'), note: refused.messageOf('returnNote') };
    // An authority that ends is neither field's fault.
    setProblems(ofField.loading || ofField.note ? ofField : { all: refused.message });
  };
  return (
    <Modal title={t('clearTitle', { number })} onClose={onClose}>
      {(close) => (
        <form className="stack gap-md" noValidate onSubmit={(event) => void submit(event, close)}>
          <p>{t('clearText')}</p>
          <AmountField
            id="underwriterLoading"
            label={t('loading')}
            help={t('loadingHelp')}
            before="HK$"
            inputMode="decimal"
            value={loading}
            onChange={setLoading}
            {...(problems.loading ? { error: problems.loading } : {})}
          />
          <TextAreaField
            id="clearNote"
            label={t('reason')}
            maxLength={MOST_OF_A_NOTE}
            value={note}
            onChange={setNote}
            {...(problems.note ? { error: problems.note } : {})}
          />
          {problems.all && <Notice kind="failure" title={problems.all} />}
          <Button type="submit" className="self-start" loading={isBusy}>
            {t('clear')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
