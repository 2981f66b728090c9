import type { MotorFile } from '@onegi/contract/calls/motor/files';
import { type MotorFileType, motorFileTypes } from '@onegi/contract/fields/motor';
import { sortableTypes } from '@onegi/contract/motor/document-rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StateBadge } from '../../../components/state-badge.tsx';
import { notify, notifyFailure } from '../../../lib/notify.ts';
import classes from './efs.module.css';
import { FileRow, type FileWork } from './file-row.tsx';
import type { CaseFiles } from './use-case-files.ts';

interface Props {
  files: CaseFiles;
  shownId: string | undefined;
  show: (fileId: string) => void;
  work: FileWork;
}

/**
 * The documents of a case in the order of their types; types that are missing stand there, too. While a document is dragged
 * every type that it may become is there to take it.
 */
export function FileList({ files, shownId, show, work }: Props) {
  const t = useTranslations('motorDesk.efs');
  const [dragged, setDragged] = useState<MotorFile>();
  const [over, setOver] = useState<MotorFileType>();
  const { records, missingTypes } = files;
  // Several may be on their way at once, and the question of one that was refused stays open.
  const sort = async ({ fileId, fileName: name }: MotorFile, type: MotorFileType) => {
    try {
      await work.sort(fileId, type);
      notify({ kind: 'success', message: t('sortedTo', { name, type }) });
      return true;
    } catch (error) {
      notifyFailure(error);
      await work.reload();
      return false;
    }
  };
  const mayTake = (type: MotorFileType) =>
    dragged !== undefined && dragged.fileType !== type && sortableTypes.includes(type);
  const endDrag = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const types = motorFileTypes.filter(
    (type) => mayTake(type) || missingTypes.includes(type) || records.some(({ fileType }) => fileType === type),
  );
  if (types.length === 0) return <p className="dimmed small">{t('none')}</p>;
  return (
    <ul className="stack gap-sm">
      {types.map((type) => (
        <li
          key={type}
          className={`stack gap-2xs ${classes.group}`}
          data-takes={mayTake(type) || undefined}
          data-over={(mayTake(type) && over === type) || undefined}
          onDragOver={(event) => {
            if (!mayTake(type)) return;
            event.preventDefault();
            if (over !== type) setOver(type);
          }}
          onDragLeave={({ currentTarget, relatedTarget }) => {
            // What is dragged over a part of the group leaves its other parts, not the group.
            if (!currentTarget.contains(relatedTarget as Node | null))
              setOver((now) => (now === type ? undefined : now));
          }}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged && mayTake(type)) void sort(dragged, type);
            endDrag();
          }}
        >
          <div className="row wrap gap-xs">
            <h3 className="small strong">
              <span className="tabular">{type}</span> {t(`types.${type}`)}
            </h3>
            {missingTypes.includes(type) && <StateBadge tone="bad">{t('missing')}</StateBadge>}
          </div>
          <ul className="stack">
            {records
              .filter(({ fileType }) => fileType === type)
              .map((file) => (
                <FileRow
                  key={file.fileId}
                  file={file}
                  isShown={file.fileId === shownId}
                  show={() => show(file.fileId)}
                  work={work}
                  sort={(to) => sort(file, to)}
                  // Taking up changes the list around it: the browser must have begun before.
                  onDrag={(isDragged) => (isDragged ? setTimeout(() => setDragged(file)) : endDrag())}
                />
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
