import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Modal } from '../../../components/modal.tsx';
import { TextAreaField } from '../../../components/text-area-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { ApiError } from '../../../lib/api-error.ts';

/** What is asked before the move. */
interface AskedField {
  readonly name: 'reason' | 'bankReference';
  readonly label: string;
  readonly help?: string;
}

interface Props {
  title: string;
  text: string;
  action: string;
  field?: AskedField | undefined;
  /** Null when there is nothing more to do here. */
  send: (typed: string) => Promise<ApiError | null>;
  onClose: () => void;
}

/** Asks before money is moved on; what was typed stays when it was refused. */
export function MoveDialog({ title, text, action, field, send, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    setBusy(true);
    const refused = await send(typed.trim());
    setBusy(false);
    if (!refused) return close();
    setProblem((field && refused.messageOf(field.name)) ?? refused.message);
  };
  const shared = {
    value: typed,
    onChange: setTyped,
    'data-autofocus': true,
    ...(problem ? { error: problem } : {}),
  };
  return (
    <Modal title={title} onClose={onClose}>
      {(close) => (
        <form className="stack gap-md" noValidate onSubmit={(event) => void submit(event, close)}>
          <p>{text}</p>
          {field?.name === 'reason' && (
            <TextAreaField id="move-reason" label={field.label} maxLength={500} {...shared} />
          )}
          {field?.name === 'bankReference' && (
            <TextField id="move-reference" label={field.label} help={field.help} maxLength={60} {...shared} />
          )}
          {!field && problem && <p role="alert">{problem}</p>}
          <Button type="submit" className="self-start" loading={isBusy}>
            {action}
          </Button>
        </form>
      )}
    </Modal>
  );
}
