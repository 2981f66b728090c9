import type { CaseDocumentRow, DocumentGiven } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { uploadTempDocument } from '@onegi/contract/calls/requests/commercial/documents';
import { caseDocument } from '@onegi/contract/fields/commercial';
import { shownTypes } from '@onegi/contract/file-purpose';
import type { WantedDocument } from '@onegi/contract/templates';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { FieldError } from '../../components/field.tsx';
import { FileFacts, type ShownFile } from '../../components/file-facts.tsx';
import { TextField } from '../../components/text-field.tsx';
import { UploadField } from '../../components/upload-field.tsx';
import { dayAndTime } from '../../lib/long-date.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { isPicture, readPicture } from '../../lib/read-picture.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './commercial.module.css';

interface Props {
  document: WantedDocument;
  /** Its place among the rows that are described by who fills them; 0 for the others. */
  freeRow: number;
  held: CaseDocumentRow | undefined;
  given: DocumentGiven | undefined;
  caseNumber: string | undefined;
  onChange: (row: DocumentGiven, isFile: boolean) => void;
  onRemove: () => Promise<void>;
  errorOf: (path: string) => string | undefined;
}

/** What this page uploaded itself, before and after it was saved. */
interface Uploaded {
  readonly uploadId: string;
  readonly name: string;
  readonly uploadedAt: string;
  readonly picture: string | undefined;
}

/** One row: what is wanted, the file that is there, and taking another. */
export function DocumentRow({ document, freeRow, held, given, caseNumber, onChange, onRemove, errorOf }: Props) {
  const t = useTranslations('commercial');
  const optional = useTranslations('common.form')('optional');
  const pick = useInLanguage();
  const locale = useLocale();
  const [uploaded, setUploaded] = useState<Uploaded>();
  const [isAsked, setAsked] = useState(false);
  const { order, required, docLimit, docTypes, canUpload, canDelete, canDescribe } = document;
  const path = `documents.${order}`;
  const error = errorOf(path);
  const wanted = freeRow > 0 ? t('documents.freeOf', { row: freeRow }) : pick(document.name, document.nameZh);
  const file = fileOf(given, held, uploaded);
  const types = caseDocument.types.filter((type) => docTypes.includes(type));
  const purpose = { ...caseDocument, types, maxBytes: docLimit * 1024 ** 2 };
  const isNarrower = types.length < caseDocument.types.length;

  const send = async (chosen: File, onProgress: (share: number) => void) => {
    const texts = { uploadFor: 'QUOTATION', ...(caseNumber ? { uploadCase: caseNumber } : {}) } as const;
    const answer = await uploadFile(uploadTempDocument, undefined, chosen, onProgress, texts);
    const { uploadId, fileNameOriginal: name, uploadedAt } = answer;
    setUploaded({ uploadId, name, uploadedAt, picture: await readPicture(chosen) });
    onChange({ ...given, order, uploadId }, true);
  };
  const remove = async () => {
    try {
      await onRemove();
      setUploaded(undefined);
    } catch (failure) {
      notifyFailure(failure);
    }
  };

  return (
    <li className={classes.document}>
      <div className="stack gap-2xs shrink">
        {canDescribe ? (
          <TextField
            id={`documents-${order}-name`}
            label={wanted}
            placeholder={t('documents.description')}
            maxLength={100}
            autoComplete="off"
            value={given?.name ?? ''}
            onChange={(name) => onChange({ ...given, order, name }, false)}
          />
        ) : (
          <p className="small strong">
            {wanted}
            {!required && <span className="dimmed regular">{optional}</span>}
          </p>
        )}
        {isNarrower && <p className="dimmed small">{t('documents.types', { types: shownTypes(types).join(', ') })}</p>}
        {file && (
          <FileFacts
            file={file}
            facts={file.uploadedAt ? t('documents.uploaded', { moment: dayAndTime(file.uploadedAt, locale) }) : ''}
          />
        )}
      </div>
      <div className="shrink" id={`documents-${order}`} tabIndex={-1}>
        {canUpload && (
          <UploadField compact purpose={purpose} label={t('documents.uploadFor', { name: wanted })} send={send} />
        )}
        {!canUpload && !file && <p className="dimmed small">{t('documents.none')}</p>}
        <FieldError id={`documents-${order}`} error={error} />
      </div>
      <div>
        {file && (canDelete || canUpload) && (
          <button
            type="button"
            className="icon-button hover-tinted"
            aria-label={t('documents.delete', { name: file.name })}
            onClick={() => setAsked(true)}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </button>
        )}
      </div>
      {isAsked && file && (
        <ConfirmDialog
          title={t('delete.question')}
          action={t('delete.action')}
          onConfirm={remove}
          onClose={() => setAsked(false)}
        >
          {file.name}
        </ConfirmDialog>
      )}
    </li>
  );
}

/** The file of a row: what this page uploaded last, or what the server has. */
function fileOf(
  given: DocumentGiven | undefined,
  held: CaseDocumentRow | undefined,
  uploaded: Uploaded | undefined,
): (ShownFile & Pick<Uploaded, 'uploadedAt'>) | undefined {
  if (!given?.uploadId) return undefined;
  const saved = held?.uploadId === given.uploadId ? held : undefined;
  const address = saved ? (saved.previewUrl ?? saved.downloadUrl) : undefined;
  if (uploaded?.uploadId === given.uploadId) return { ...uploaded, address };
  if (!saved) return { name: '…', uploadedAt: '', picture: undefined, address: undefined };
  const name = saved.fileNameOriginal ?? '';
  return {
    name,
    uploadedAt: saved.uploadedAt ?? '',
    picture: isPicture(name) ? (saved.previewUrl ?? undefined) : undefined,
    address,
  };
}
