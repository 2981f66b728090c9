import type { MotorFile } from '@onegi/contract/calls/motor/files';
import { motorFileTypes } from '@onegi/contract/fields/motor';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { dayAndTime, listedDate } from '../../../lib/long-date.ts';
import { notify, notifyFailure } from '../../../lib/notify.ts';
import classes from './efs.module.css';
import type { CaseFiles } from './use-case-files.ts';

interface Props {
  files: CaseFiles;
  shownId: string | undefined;
  show: (fileId: string) => void;
  /** Undefined where nothing can be taken out any more. */
  remove: ((fileId: string) => Promise<unknown>) | undefined;
}

/** The documents of a case in the order of their types; types that are missing stand there, too. */
export function FileList({ files, shownId, show, remove }: Props) {
  const t = useTranslations('motorDesk.efs');
  const { records, missingTypes } = files;
  const types = motorFileTypes.filter(
    (type) => missingTypes.includes(type) || records.some(({ fileType }) => fileType === type),
  );
  if (types.length === 0) return <p className="dimmed small">{t('none')}</p>;
  return (
    <ul className="stack gap-sm">
      {types.map((type) => (
        <li key={type} className="stack gap-2xs">
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
                  remove={remove}
                />
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface RowProps extends Pick<Props, 'remove'> {
  file: MotorFile;
  isShown: boolean;
  show: () => void;
}

function FileRow({ file, isShown, show, remove }: RowProps) {
  const t = useTranslations('motorDesk.efs');
  const locale = useLocale();
  const [isAsked, setAsked] = useState(false);
  const { fileName: name, fileBytes, uploadedAt, uploadedBy, keptUntil } = file;
  const size = `${Math.ceil(fileBytes / 1024)} KB`;
  const moment = dayAndTime(uploadedAt, locale);
  const takeOut = async () => {
    try {
      await remove?.(file.fileId);
      notify({ kind: 'success', message: t('removed', { name }) });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <li className={classes.file} data-shown={isShown}>
      <div className="shrink">
        <button
          type="button"
          className="plain-button text-link target break-anywhere"
          aria-pressed={isShown}
          aria-label={t('show', { name })}
          onClick={show}
        >
          {name}
        </button>
        <p className="dimmed fine tabular">
          {uploadedBy ? t('by', { size, moment, name: uploadedBy }) : t('facts', { size, moment })}
          {keptUntil && ` · ${t('keptUntil', { date: listedDate(keptUntil, locale) })}`}
        </p>
      </div>
      {remove && (
        <button
          type="button"
          className="icon-button hover-tinted"
          aria-label={t('remove', { name })}
          onClick={() => setAsked(true)}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('removeTitle')}
          action={t('removeNow')}
          onConfirm={takeOut}
          onClose={() => setAsked(false)}
        >
          {name}
        </ConfirmDialog>
      )}
    </li>
  );
}
