import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Modal } from '../../components/modal.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import type { ApiError } from '../../lib/api-error.ts';

const MOST = 500;

interface Props {
  /** The question. */
  title: string;
  /** What it leads to. */
  text: string;
  label: string;
  isRequired: boolean;
  action: string;
  /** Ends a case for a reason; null when there is nothing more to do here. */
  send: (reason: string) => Promise<ApiError | null>;
  onClose: () => void;
}

/** Asks before a case is ended, and why. What was typed stays when it could not be sent. */
export function ReasonDialog({ title, text, label, isRequired, action, send, onClose }: Props) {
  const t = useTranslations('casePage');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    if (isRequired && reason.trim() === '') return setProblem(t('reasonMissing'));
    setBusy(true);
    const refused = await send(reason.trim());
    setBusy(false);
    if (!refused) return close();
    setProblem(refused.messageOf('reason') ?? refused.message);
  };
  return (
    <Modal title={title} onClose={onClose}>
      {(close) => (
        <form className="stack gap-md" noValidate onSubmit={(event) => void submit(event, close)}>
          <p>{text}</p>
          <TextAreaField
            id="reason"
            label={label}
            maxLength={MOST}
            value={reason}
            onChange={setReason}
            data-autofocus
            {...(problem ? { error: problem } : {})}
          />
          <Button type="submit" className="self-start" loading={isBusy}>
            {action}
          </Button>
        </form>
      )}
    </Modal>
  );
}
