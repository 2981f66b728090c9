import { uploadFile as uploadCall } from '@onegi/contract/calls/content/editing';
import { type Box, boxFiles } from '@onegi/contract/fields/content';
import { useTranslations } from 'use-intl';
import { UploadField } from '../../components/upload-field.tsx';
import { notify } from '../../lib/notify.ts';
import { uploadFile } from '../../lib/upload-file.ts';

/** Takes a file, which becomes a draft at once. */
export function UploadBox({ box, onUploaded }: { box: Box; onUploaded: (id: string) => void }) {
  const t = useTranslations('content.editor');
  const send = async (file: File, onProgress: (share: number) => void) => {
    const draft = await uploadFile(uploadCall, { box }, file, onProgress);
    notify({ kind: 'success', message: t('uploaded', { name: draft.fileName }) });
    onUploaded(draft.id);
  };
  return <UploadField purpose={boxFiles[box]} send={send} />;
}
