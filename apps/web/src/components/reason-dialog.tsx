import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ApiError } from '../lib/api-error.ts';
import { Modal } from './modal.tsx';
import { TextAreaField } from './text-area-field.tsx';

interface Props {
  /** The question. */
  title: string;
  /** What it leads to. */
  text: string;
  label: string;
  maxLength: number;
  /** What is said where nothing was typed; undefined where that is enough. */
  missing?: string | undefined;
  action: string;
  /** What the call names the text, for its refusal. */
  field?: string;
  /** Does it for a reason; null when there is nothing more to do here. */
  send: (reason: string) => Promise<ApiError | null>;
  onClose: () => void;
  /** What else is asked. */
  children?: ReactNode;
}

/** Asks before something is done to somebody's work, and why. What was typed stays when it could not be sent. */
export function ReasonDialog(props: Props) {
  const { title, text, label, maxLength, missing, action, field = 'reason', send, onClose, children } = props;
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    if (missing && reason.trim() === '') return setProblem(missing);
    setBusy(true);
    const refused = await send(reason.trim());
    setBusy(false);
    if (!refused) return close();
    setProblem(refused.messageOf(field) ?? refused.message);
  };
  return (
    <Modal title={title} onClose={onClose}>
      {(close) => (
        <form className="stack gap-md" noValidate onSubmit={(event) => void submit(event, close)}>
          <p>{text}</p>
          <TextAreaField
            id="reason"
            label={label}
            maxLength={maxLength}
            value={reason}
            onChange={setReason}
            data-autofocus
            {...(problem ? { error: problem } : {})}
          />
          {children}
          <Button type="submit" className="self-start" loading={isBusy}>
            {action}
          </Button>
        </form>
      )}
    </Modal>
  );
}
