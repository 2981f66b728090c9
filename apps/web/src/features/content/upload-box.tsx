import { uploadFile as uploadCall } from '@onegi/contract/calls/content/editing';
import { type Box, claimFormTypes, libraryTypes, newsTypes, UPLOAD_BYTES } from '@onegi/contract/fields/content';
import { useTranslations } from 'use-intl';
import { UploadField } from '../../components/upload-field.tsx';
import { notify } from '../../lib/notify.ts';
import { uploadFile } from '../../lib/upload-file.ts';

const typesOf: Record<Box, readonly string[]> = {
  news: newsTypes,
  activities: newsTypes,
  prodlib: libraryTypes,
  claimforms: claimFormTypes,
};

/** Takes a file, which becomes a draft at once. */
export function UploadBox({ box, onUploaded }: { box: Box; onUploaded: (id: string) => void }) {
  const t = useTranslations('content.editor.upload');
  const types = typesOf[box];
  const listed = types.join(', ');
  const texts = {
    label: t('label'),
    drop: t('drop'),
    limits: `${t('types', { types: listed })} ${t('limit')}`,
    badType: t('badType', { types: listed }),
    tooBig: t('tooBig'),
    progress: (sending: { name: string; percent: number }) => t('progress', sending),
  };
  const send = async (file: File, onProgress: (share: number) => void) => {
    const draft = await uploadFile(uploadCall, { box }, file, onProgress);
    notify({ kind: 'success', message: t('done', { name: draft.fileName }) });
    onUploaded(draft.id);
  };
  return <UploadField types={types} mostBytes={UPLOAD_BYTES} texts={texts} send={send} />;
}
