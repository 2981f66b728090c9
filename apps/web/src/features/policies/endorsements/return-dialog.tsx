import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Modal } from '../../../components/modal.tsx';
import { TextAreaField } from '../../../components/text-area-field.tsx';

interface Props {
  onReturn: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks what has to be changed before a draft goes back. */
export function ReturnDialog({ onReturn, onClose }: Props) {
  const t = useTranslations('endorsements.draft');
  const words = useTranslations('validation');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    if (reason.trim() === '') return setMissing(true);
    setBusy(true);
    await onReturn(reason.trim());
    close();
  };
  return (
    <Modal title={t('return')} onClose={onClose}>
      {(close) => (
        <form className="stack gap-md" noValidate onSubmit={(event) => void submit(event, close)}>
          <TextAreaField
            id="return-reason"
            label={t('returnReason')}
            maxLength={1_000}
            value={reason}
            onChange={setReason}
            data-autofocus
            {...(isMissing && reason.trim() === '' ? { error: words('required') } : {})}
          />
          <Button type="submit" className="self-start" loading={busy}>
            {t('return')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
