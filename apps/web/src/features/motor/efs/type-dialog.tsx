import { Button } from '@mantine/core';
import type { MotorFile } from '@onegi/contract/calls/motor/files';
import type { MotorFileType } from '@onegi/contract/fields/motor';
import { sortableTypes } from '@onegi/contract/motor/document-rules';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Modal } from '../../../components/modal.tsx';
import { SelectField } from '../../../components/select-field.tsx';

interface Props {
  file: MotorFile;
  /** Whether it was done: what went wrong has been shown. */
  sort: (type: MotorFileType) => Promise<boolean>;
  onClose: () => void;
}

/** Asks which type a document is of. */
export function TypeDialog({ file, sort, onClose }: Props) {
  const t = useTranslations('motorDesk.efs');
  const [type, setType] = useState(file.fileType);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    setBusy(true);
    const isDone = type === file.fileType || (await sort(type));
    setBusy(false);
    if (isDone) close();
  };
  return (
    <Modal title={t('sortTitle', { name: file.fileName })} onClose={onClose}>
      {(close) => (
        <form className="stack gap-md" noValidate onSubmit={(event) => void submit(event, close)}>
          <SelectField
            id="efs-sort"
            label={t('typeLabel')}
            options={sortableTypes.map((value) => ({ value, label: `${value} ${t(`types.${value}`)}` }))}
            value={type}
            onChange={(value) => setType(sortableTypes.find((each) => each === value) ?? type)}
          />
          <Button type="submit" className="self-start" loading={isBusy}>
            {t('sortNow')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
