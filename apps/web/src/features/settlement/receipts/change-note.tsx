import { Button } from '@mantine/core';
import { moveNote } from '@onegi/contract/calls/settlement/notes';
import type { NoteDetail } from '@onegi/contract/calls/settlement/receipt-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DateField } from '../../../components/date-field.tsx';
import { useCallForm } from '../../../components/form/use-call-form.ts';
import { Modal } from '../../../components/modal.tsx';
import { TextAreaField } from '../../../components/text-area-field.tsx';
import { notify } from '../../../lib/notify.ts';

interface Props {
  note: NoteDetail;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** When a note that was opened again falls due, and what is said of it. */
export function ChangeNote({ note, reload, onClose }: Props) {
  const t = useTranslations('receipts');
  const { noteId, noteNumber: number, version } = note;
  const [values, setValues] = useState({ dueOn: note.dueOn, remarks: note.remarks });
  const form = useCallForm({
    call: moveNote,
    values,
    onChange: setValues,
    labels: { dueOn: t('dueOn'), remarks: t('remarks') },
    body: (typed) => ({ ...typed, noteId, version, action: 'change' as const }),
    idPrefix: 'note',
    onDone: async () => {
      notify({ kind: 'success', message: t('notes.done', { number }) });
      onClose();
      await reload();
    },
  });
  return (
    <Modal title={t('notes.changeTitle', { number })} onClose={onClose}>
      {() => (
        <form {...form.element} className="stack gap-md">
          <p>{t('notes.changeText')}</p>
          <DateField {...form.field('dueOn')} min={note.accountOn} />
          <TextAreaField {...form.field('remarks')} maxLength={500} />
          <Button type="submit" className="self-start" loading={form.busy}>
            {t('notes.save')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
