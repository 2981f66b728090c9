import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Modal } from '../../../components/modal.tsx';
import { TextAreaField } from '../../../components/text-area-field.tsx';
import type { ApiError } from '../../../lib/api-error.ts';
import { notify } from '../../../lib/notify.ts';

interface Props {
  /** What the note is about. */
  about: string;
  /** Saves the note. @throws ApiError */
  send: (note: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why a line has no movement, or a movement no line. What was typed stays when it could not be saved. */
export function NoteDialog({ about, send, onClose }: Props) {
  const t = useTranslations('bank.line');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    setBusy(true);
    try {
      await send(note.trim());
      notify({ kind: 'success', message: t('noted') });
      close();
    } catch (error) {
      const refused = error as ApiError;
      setProblem(refused.messageOf?.('note') ?? refused.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal title={t('explain')} onClose={onClose}>
      {(close) => (
        <form className="stack gap-md" noValidate onSubmit={(event) => void submit(event, close)}>
          <p className="strong break-anywhere">{about}</p>
          <p className="dimmed small">{t('explainHint')}</p>
          <TextAreaField
            id="note"
            label={t('note')}
            maxLength={500}
            value={note}
            onChange={setNote}
            data-autofocus
            {...(problem ? { error: problem } : {})}
          />
          <Button type="submit" className="self-start" loading={isBusy}>
            {t('explain')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
