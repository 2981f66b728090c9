import type { DocumentRow } from '@onegi/contract/calls/policies/document-shapes';
import { hongKongSecond } from '@onegi/contract/written-dates';
import { useTranslations } from 'use-intl';
import { FileFacts } from '../../../components/file-facts.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { ReviewActions } from './review-actions.tsx';
import type { WaitingUpload } from './use-row-upload.ts';

interface Props {
  row: DocumentRow;
  /** What was sent and is not in the row yet. */
  waiting: WaitingUpload | undefined;
  mayReview: boolean;
  reload: () => Promise<unknown>;
}

const tones = { waiting: 'waiting', toCorrect: 'bad', accepted: 'good' } as const;

/** The file of a row, where it stands, and what the office does with it. */
export function RowFile({ row, waiting, mayReview, reload }: Props) {
  const t = useTranslations('policyDocuments');
  const { documentId, fileName = '', bytes = 0, uploadedAt, previewUrl, downloadUrl, fileKind, status, note } = row;
  const sizeOf = (count: number) => t('fileSize', { kilobytes: Math.ceil(count / 1024) });
  if (waiting) return <FileFacts file={{ ...waiting, address: undefined }} facts={sizeOf(waiting.bytes)} />;
  if (!documentId) return null;
  const picture = fileKind === 'image' ? (previewUrl ?? undefined) : undefined;
  const facts = [sizeOf(bytes), uploadedAt && t('uploaded', { moment: hongKongSecond(uploadedAt) })];
  return (
    <>
      <FileFacts
        file={{ name: fileName, picture, address: previewUrl ?? downloadUrl }}
        facts={facts.filter(Boolean).join(' · ')}
      />
      <div>
        <StateBadge tone={tones[status]}>{t(`statuses.${status}`)}</StateBadge>
      </div>
      {note && (
        <p className="small break-anywhere" style={{ whiteSpace: 'pre-line' }}>
          {t('correction', { note })}
        </p>
      )}
      {mayReview && row.allowedActions.includes('accept') && (
        <ReviewActions documentId={documentId} fileName={fileName} reload={reload} />
      )}
    </>
  );
}
