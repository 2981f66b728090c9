import { Button } from '@mantine/core';
import { uploadTempDocument } from '@onegi/contract/calls/requests/commercial/documents';
import { caseDocument } from '@onegi/contract/fields/commercial';
import { MOST_OFFER_FILES } from '@onegi/contract/fields/offers';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { FieldError } from '../../../components/field.tsx';
import { UploadField } from '../../../components/upload-field.tsx';
import { uploadFile } from '../../../lib/upload-file.ts';

interface OfferFile {
  readonly uploadId: string;
  readonly name: string;
}

interface Props {
  caseNumber: string;
  files: readonly OfferFile[];
  error: string | undefined;
  onChange: (change: (files: readonly OfferFile[]) => OfferFile[]) => void;
}

/** The files that came with an offer: each is sent at once, and kept when the offer is saved. */
export function OfferFiles({ caseNumber, files, error, onChange }: Props) {
  const t = useTranslations('offerDesk.keying');
  const send = async (file: File, onProgress: (share: number) => void) => {
    const texts = { uploadFor: 'PROVIDER', uploadCase: caseNumber } as const;
    const { uploadId, fileNameOriginal: name } = await uploadFile(
      uploadTempDocument,
      undefined,
      file,
      onProgress,
      texts,
    );
    onChange((now) => [...now, { uploadId, name }]);
  };
  return (
    <div className="stack gap-xs">
      <p className="small strong">{t('files')}</p>
      {files.length > 0 && (
        <ul className="plain-list">
          {files.map(({ uploadId, name }) => (
            <li key={uploadId} className="row gap-sm">
              <span className="small shrink break-anywhere">{name}</span>
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={t('remove', { name })}
                onClick={() => onChange((now) => now.filter((each) => each.uploadId !== uploadId))}
              >
                <IconTrash size={18} stroke={1.75} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < MOST_OFFER_FILES && <UploadField purpose={caseDocument} label={t('files')} send={send} />}
      <FieldError id="offer-files" error={error} />
    </div>
  );
}
