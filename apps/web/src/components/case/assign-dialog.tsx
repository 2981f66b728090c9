import { Button } from '@mantine/core';
import type { Assignee } from '@onegi/contract/case-desk';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { Modal } from '../modal.tsx';
import { SelectField } from '../select-field.tsx';

interface Props {
  number: string;
  /** Undefined while they are on their way. */
  assignees: readonly Assignee[] | undefined;
  onAssign: (assigneeId: string) => Promise<unknown>;
  onClose: () => void;
}

/** Gives a case to a colleague by name. */
export function AssignDialog({ number, assignees = [], onAssign, onClose }: Props) {
  const t = useTranslations('caseDesk');
  const pick = useInLanguage();
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal title={t('assignTitle', { number })} onClose={onClose}>
      {(close) => (
        <form
          className="stack gap-md"
          onSubmit={async (event) => {
            event.preventDefault();
            if (!chosen) return;
            setBusy(true);
            await onAssign(chosen);
            close();
          }}
        >
          <SelectField
            id="assignee"
            label={t('colleague')}
            placeholder={t('chooseColleague')}
            options={assignees.map(({ userId, name, nameZh }) => ({
              value: userId,
              label: pick(name, nameZh),
            }))}
            value={chosen}
            onChange={setChosen}
          />
          <Button type="submit" className="self-start" loading={isBusy}>
            {t('assignNow')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
