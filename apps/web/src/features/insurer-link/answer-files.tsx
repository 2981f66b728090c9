import { uploadByLink } from '@onegi/contract/calls/requests/commercial/insurer-answer';
import { caseDocument } from '@onegi/contract/fields/commercial';
import { MOST_OFFER_FILES } from '@onegi/contract/fields/offers';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { FieldError } from '../../components/field.tsx';
import { UploadField } from '../../components/upload-field.tsx';
import { uploadFile } from '../../lib/upload-file.ts';
import type { AnswerFile } from './typed-answer.ts';

interface Props {
  token: string;
  id: string;
  error: string | undefined;
  files: readonly AnswerFile[];
  /** Changes the files there are then: an upload ends when more has been typed. */
  onChange: (change: (files: readonly AnswerFile[]) => readonly AnswerFile[]) => void;
}

/** The files of an answer: sent at once, kept when the answer is. */
export function AnswerFiles({ token, id, error, files, onChange }: Props) {
  const t = useTranslations('insurerLink.fields');
  const send = async (file: File, onProgress: (share: number) => void) => {
    const { uploadId, fileName } = await uploadFile(uploadByLink, { linkToken: token }, file, onProgress);
    onChange((before) => [...before, { uploadId, fileName }]);
  };
  return (
    <div id={id} tabIndex={-1} className="stack gap-xs">
      <p className="small strong">{t('files')}</p>
      <p className="dimmed small">{t('filesHelp', { most: MOST_OFFER_FILES })}</p>
      {files.length > 0 && (
        <ul className="plain-list stack gap-xs">
          {files.map(({ uploadId, fileName }) => (
            <li key={uploadId} className="row between gap-sm small">
              <span className="shrink break-anywhere">{t('fileKept', { name: fileName })}</span>
              <button
                type="button"
                className="icon-button hover-tinted"
                aria-label={t('removeFile', { name: fileName })}
                onClick={() => onChange((before) => before.filter((each) => each.uploadId !== uploadId))}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {files.length < MOST_OFFER_FILES && <UploadField purpose={caseDocument} label={t('files')} send={send} />}
      <FieldError id={id} error={error} />
    </div>
  );
}
