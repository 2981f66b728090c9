import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldError } from '../../components/field.tsx';
import { Modal } from '../../components/modal.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import type { ApiError } from '../../lib/api-error.ts';

/** The longest note of a case, in characters. */
export const MOST_OF_A_NOTE = 1_000;

/** A field that can be returned, in words. */
export interface ReturnableField {
  readonly path: string;
  readonly name: string;
}

interface Props {
  number: string;
  fields: readonly ReturnableField[];
  /** Those that are proposed: what the auditor has not ticked. */
  proposed: readonly string[];
  /** What has been remarked so far. */
  remarks: string;
  /** Null when there is nothing more to do here. */
  send: (returnedFields: string[], returnNote: string) => Promise<ApiError | null>;
  onClose: () => void;
}

/** Names the fields that are wrong, with a note, and sends the case back. */
export function ReturnDialog({ number, fields, proposed, remarks, send, onClose }: Props) {
  const t = useTranslations('motorDesk.actions');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(proposed));
  const [note, setNote] = useState(remarks);
  const [problems, setProblems] = useState<{ note?: string; fields?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const toggle = (path: string) => {
    const next = new Set(chosen);
    if (!next.delete(path)) next.add(path);
    setChosen(next);
  };
  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    const missing = {
      ...(chosen.size === 0 ? { fields: t('returnNothing') } : {}),
      ...(note.trim() === '' ? { note: t('returnNoteMissing') } : {}),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    const refused = await send(
      fields.flatMap(({ path }) => (chosen.has(path) ? [path] : [])),
      note.trim(),
    );
    setBusy(false);
    if (!refused) return close();
    const ofFields = refused.messageOf('returnedFields');
    setProblems(ofFields ? { fields: ofFields } : { note: refused.messageOf('returnNote') ?? refused.message });
  };
  return (
    <Modal title={t('returnTitle', { number })} onClose={onClose}>
      {(close) => (
        <form className="stack gap-lg" noValidate onSubmit={(event) => void submit(event, close)}>
          <p>{t('returnText')}</p>
          <fieldset>
            <legend className="small strong mb-xs">{t('returnFields')}</legend>
            <div className="stack gap-2xs">
              {fields.map(({ path, name }) => (
                <label key={path} className="flex small gap-sm pointer py-2xs">
                  <input
                    type="checkbox"
                    className="tick-box"
                    checked={chosen.has(path)}
                    onChange={() => toggle(path)}
                  />
                  <span className="break-anywhere">{name}</span>
                </label>
              ))}
            </div>
            <FieldError id="returnedFields" error={problems.fields} />
          </fieldset>
          <TextAreaField
            id="returnNote"
            label={t('returnNote')}
            maxLength={MOST_OF_A_NOTE}
            value={note}
            onChange={setNote}
            {...(problems.note ? { error: problems.note } : {})}
          />
          <Button type="submit" className="self-start" loading={isBusy}>
            {t('return')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
