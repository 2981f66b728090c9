import type { MotorFile } from '@onegi/contract/calls/motor/files';
import { IconCheck, IconMessageReport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';

const MOST_OF_A_NOTE = 500;

interface Props {
  file: MotorFile;
  review: (fileId: string, reviewNote?: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
}

/** The auditor accepts a document, or says what is wrong with it. */
export function FileReview({ file: { fileId, fileName: name, allowedActions }, review, reload }: Props) {
  const t = useTranslations('motorDesk.efs');
  const { act, press, isBusy } = useCaseAction(reload);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {allowedActions.includes('accept') && (
        <button
          type="button"
          className="icon-button hover-tinted"
          disabled={isBusy}
          aria-label={t('accept', { name })}
          onClick={() => void press(() => review(fileId), t('accepted', { name }))}
        >
          <IconCheck size={20} stroke={1.75} aria-hidden />
        </button>
      )}
      {allowedActions.includes('askCorrection') && (
        <button
          type="button"
          className="icon-button hover-tinted"
          disabled={isBusy}
          aria-label={t('correct', { name })}
          onClick={() => setAsking(true)}
        >
          <IconMessageReport size={20} stroke={1.75} aria-hidden />
        </button>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('correctTitle', { name })}
          text={t('correctText')}
          label={t('correctNote')}
          maxLength={MOST_OF_A_NOTE}
          missing={t('correctMissing')}
          field="reviewNote"
          action={t('correctNow')}
          send={(note) => act(() => review(fileId, note), t('corrected', { name }))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
