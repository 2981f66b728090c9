import { Skeleton } from '@mantine/core';
import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { liveMotorStates } from '@onegi/contract/fields/motor';
import { sendDocuments } from '@onegi/contract/motor/document-rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../components/states.tsx';
import type { Me } from '../../accounts/use-me.ts';
import { FileDrop } from './file-drop.tsx';
import { FileList } from './file-list.tsx';
import { FileViewer } from './file-viewer.tsx';
import { useCaseFiles } from './use-case-files.ts';

interface Props {
  motorCase: MotorCase;
  user: Me;
  /** Reads the case again: what is missing has changed. */
  reload: () => unknown;
}

/** The electronic file of a case: what is there and what is missing, one document in sight, and adding more. */
export function EfsPanel({ motorCase, user, reload: reloadCase }: Props) {
  const t = useTranslations('motorDesk.efs');
  const { quotationNumber, state } = motorCase;
  const { files, error, refetch, add, remove, review, sort, reload, reloadAround } = useCaseFiles(
    quotationNumber,
    reloadCase,
  );
  const [chosen, setChosen] = useState<string>();
  const mayAdd = liveMotorStates.includes(state) && sendDocuments.some((permission) => user.rights[permission]);
  const inOrder = (files?.records ?? []).toSorted((a, b) => a.fileType.localeCompare(b.fileType));
  // The first is in sight until another is chosen.
  const at = Math.max(
    0,
    inOrder.findIndex(({ fileId }) => fileId === chosen),
  );
  const shown = inOrder[at];
  const goTo = (index: number) => {
    const file = inOrder[index];
    return file && (() => setChosen(file.fileId));
  };
  return (
    <section id="motor-efs" className="stack gap-md" aria-labelledby="motor-efs-title">
      <h2 id="motor-efs-title" className="large">
        {t('title')}
      </h2>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!files && !error && <Skeleton height={240} radius="md" aria-busy="true" />}
      {files && (
        <>
          {liveMotorStates.includes(state) && (
            <p className="small" role="status">
              {files.missingTypes.length > 0
                ? t('missingAll', { types: files.missingTypes.map((type) => t(`types.${type}`)).join(' · ') })
                : t('complete')}
            </p>
          )}
          {mayAdd && <FileDrop add={add} onAdded={reloadAround} />}
          {shown && <FileViewer key={shown.fileId} file={shown} previous={goTo(at - 1)} next={goTo(at + 1)} />}
          <FileList files={files} shownId={shown?.fileId} show={setChosen} work={{ remove, review, sort, reload }} />
        </>
      )}
    </section>
  );
}
