import type { DocumentRow as Row } from '@onegi/contract/calls/policies/document-shapes';
import { deletePolicyDocument } from '@onegi/contract/calls/policies/documents';
import { MOST_OF_A_DESCRIPTION } from '@onegi/contract/fields/policy-documents';
import type { FilePurpose } from '@onegi/contract/file-purpose';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FieldError } from '../../../components/field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { UploadField } from '../../../components/upload-field.tsx';
import { callApi } from '../../../lib/api.ts';
import { notifyFailure } from '../../../lib/notify.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import classes from './documents.module.css';
import { RowFile } from './row-file.tsx';
import { type RowFilling, useRowUpload } from './use-row-upload.ts';

interface Props {
  id: string;
  row: Row;
  /** A row that holds an upload is never taken out of sight by Hide. */
  shown: 'always' | 'ifHeld' | 'never';
  purpose: FilePurpose;
  /** In a table where something is required. */
  marksOptional: boolean;
  filling: RowFilling;
  mayReview: boolean;
  reload: () => Promise<unknown>;
}

/** One row: what is wanted, the file that is there and where it stands, and taking another. */
export function DocumentRow({ id, row, shown, purpose, marksOptional, filling, mayReview, reload }: Props) {
  const t = useTranslations('policyDocuments');
  const optional = useTranslations('common.form')('optional');
  const pick = useInLanguage();
  const [isAsked, setAsked] = useState(false);
  const { rowNumber, required, docLimit, canUpload, canDescribe, canDelete, documentId, status, fileName = '' } = row;
  const uploading = useRowUpload(row, filling, reload);
  const isHeld = documentId !== undefined || uploading.waiting !== undefined;
  const isFree = canDescribe || (row.name === '' && !documentId);
  const wanted = isFree ? t('freeRow', { row: rowNumber }) : pick(row.name, row.nameZh);
  // What has to be corrected is none yet.
  const missing = required && (!isHeld || status === 'toCorrect') ? t('missing') : undefined;
  const remove = async () => {
    try {
      if (documentId) await callApi(deletePolicyDocument, { query: { documentId } });
      uploading.forget();
    } catch (error) {
      notifyFailure(error);
    }
    await reload();
  };
  return (
    <li className={classes.row} hidden={shown === 'never' || (shown === 'ifHeld' && !isHeld)}>
      <div className="stack gap-2xs shrink">
        {canDescribe ? (
          <TextField
            id={`${id}-description`}
            label={wanted}
            placeholder={t('whatIsIt')}
            maxLength={MOST_OF_A_DESCRIPTION}
            autoComplete="off"
            value={uploading.description}
            onChange={uploading.describe}
            onBlur={() => void uploading.submit()}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            {...(uploading.isUndescribed ? { error: t('required') } : {})}
          />
        ) : (
          <p className="small strong">
            {wanted}
            {marksOptional && !required && <span className="dimmed regular">{optional}</span>}
          </p>
        )}
        {purpose.tooBig === 'upload.tooBigForRow' && (
          <p className="dimmed fine">{t('rowLimit', { megabytes: docLimit })}</p>
        )}
        <RowFile row={row} waiting={uploading.waiting} mayReview={mayReview} reload={reload} />
      </div>
      <div className="shrink" id={id} tabIndex={-1}>
        <UploadField
          compact
          purpose={{ ...purpose, maxBytes: docLimit * 1024 ** 2 }}
          label={t('uploadFor', { name: wanted })}
          closed={canUpload ? undefined : t(status === 'accepted' ? 'closed' : 'noUpload')}
          send={uploading.send}
        />
        {missing && canUpload && <FieldError id={id} error={missing} />}
      </div>
      <div>
        {(canDelete || uploading.waiting) && (
          <button
            type="button"
            className="icon-button hover-tinted"
            aria-label={t('delete', { name: uploading.waiting?.name ?? fileName })}
            onClick={() => setAsked(true)}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </button>
        )}
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t('deleteQuestion')}
          action={t('deleteAction')}
          onConfirm={remove}
          onClose={() => setAsked(false)}
        >
          {uploading.waiting?.name ?? fileName}
        </ConfirmDialog>
      )}
    </li>
  );
}
