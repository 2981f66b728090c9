import type { MotorFile } from '@onegi/contract/calls/motor/files';
import type { MotorFileType } from '@onegi/contract/fields/motor';
import { IconFileText, IconTags, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { dayAndTime, listedDate } from '../../../lib/long-date.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import classes from './efs.module.css';
import { FileReview } from './file-review.tsx';
import { TypeDialog } from './type-dialog.tsx';

/** What may be done with a document; each says itself whether it may be done with this one. */
export interface FileWork {
  readonly remove: (fileId: string) => Promise<unknown>;
  readonly sort: (fileId: string, type: MotorFileType) => Promise<unknown>;
  readonly review: (fileId: string, reviewNote?: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
}

interface Props {
  file: MotorFile;
  isShown: boolean;
  show: () => void;
  work: FileWork;
  /** Whether it was done: what went wrong has been shown. */
  sort: (type: MotorFileType) => Promise<boolean>;
  /** It is dragged to another type, or no more. */
  onDrag: (isDragged: boolean) => void;
}

const tones = { waiting: 'waiting', toCorrect: 'bad', accepted: 'good' } as const;

/** A document: its small picture, what is known of it and where it stands. */
export function FileRow({ file, isShown, show, work, sort, onDrag }: Props) {
  const t = useTranslations('motorDesk.efs');
  const locale = useLocale();
  const pick = useInLanguage();
  const { press } = useCaseAction(work.reload);
  const [isAsked, setAsked] = useState(false);
  const [isSorted, setSorted] = useState(false);
  const maySort = file.allowedActions.includes('sort');
  const { fileName: name, fileBytes, fileState, fileNote, uploadedAt, uploadedBy, uploadedByZh } = file;
  const { keptUntil, thumbnailUrl } = file;
  const size = `${Math.ceil(fileBytes / 1024)} KB`;
  const facts = [
    size,
    dayAndTime(uploadedAt, locale),
    uploadedBy && pick(uploadedBy, uploadedByZh),
    keptUntil && t('keptUntil', { date: listedDate(keptUntil, locale) }),
  ].filter(Boolean);
  return (
    <li
      className={classes.file}
      data-shown={isShown}
      draggable={maySort}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', name);
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
    >
      <div className="flex gap-sm shrink">
        {thumbnailUrl ? (
          <img src={thumbnailUrl} alt="" loading="lazy" draggable={false} className={classes.thumbnail} />
        ) : (
          <span className={`dimmed ${classes.thumbnail} ${classes.noPicture}`}>
            <IconFileText size={28} stroke={1.25} aria-hidden />
          </span>
        )}
        <div className="shrink">
          <button
            type="button"
            className={`plain-button text-link target break-anywhere ${classes.name}`}
            aria-pressed={isShown}
            aria-label={t('show', { name })}
            onClick={show}
          >
            {name}
          </button>
          <p className={`dimmed fine tabular ${classes.facts}`}>
            {facts.map((fact, at) => (
              <span key={fact}>{at < facts.length - 1 ? `${fact} · ` : fact}</span>
            ))}
          </p>
          {fileNote && <p className="small break-anywhere">{fileNote}</p>}
          {fileState !== 'waiting' && <StateBadge tone={tones[fileState]}>{t(`states.${fileState}`)}</StateBadge>}
        </div>
      </div>
      <div className="row">
        <FileReview file={file} review={work.review} reload={work.reload} />
        {maySort && (
          <button
            type="button"
            className="icon-button hover-tinted"
            aria-label={t('sort', { name })}
            onClick={() => setSorted(true)}
          >
            <IconTags size={20} stroke={1.75} aria-hidden />
          </button>
        )}
        {file.allowedActions.includes('remove') && (
          <button
            type="button"
            className="icon-button hover-tinted"
            aria-label={t('remove', { name })}
            onClick={() => setAsked(true)}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </button>
        )}
      </div>
      {isSorted && <TypeDialog file={file} sort={sort} onClose={() => setSorted(false)} />}
      {isAsked && (
        <ConfirmDialog
          title={t('removeTitle')}
          action={t('removeNow')}
          onConfirm={() => press(() => work.remove(file.fileId), t('removed', { name }))}
          onClose={() => setAsked(false)}
        >
          {name}
        </ConfirmDialog>
      )}
    </li>
  );
}
