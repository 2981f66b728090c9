import { uploadForChange } from '@onegi/contract/calls/client/client-page';
import { endorsementDocument } from '@onegi/contract/fields/policy-documents';
import { megabytesOf, shownTypes } from '@onegi/contract/file-purpose';
import { useTranslations } from 'use-intl';
import { UploadField } from '../../components/upload-field.tsx';
import { uploadFile } from '../../lib/upload-file.ts';
import { orReload } from './is-over.ts';

/** Files that were sent and go with the request: their ids, and what they are called. */
export interface AttachedFiles {
  readonly signedUpload?: { readonly id: string; readonly name: string };
  readonly proofUpload?: { readonly id: string; readonly name: string };
}

const parts = [
  ['signedUpload', 'signed'],
  ['proofUpload', 'proof'],
] as const;

interface Props {
  token: string;
  attached: AttachedFiles;
  onChange: (attached: AttachedFiles) => void;
  reload: () => Promise<unknown>;
}

/** What a client sends with a request, if anything. Each file goes at once; the request takes it along. */
export function ChangeFiles({ token, attached, onChange, reload }: Props) {
  const t = useTranslations('clientPage.changes');
  const types = shownTypes(endorsementDocument.types).join(', ');
  return (
    <fieldset className="stack gap-sm">
      <legend className="strong">{t('files')}</legend>
      <p className="dimmed small">{t('filesHelp', { megabytes: megabytesOf(endorsementDocument), types })}</p>
      {parts.map(([part, word]) => {
        const file = attached[part];
        return (
          <div key={part} className="stack gap-2xs">
            <p className="small">{t(word)}</p>
            {file ? (
              <p className="row between gap-sm small">
                <span className="shrink break-anywhere">{t('attached', { name: file.name })}</span>
                <button
                  type="button"
                  className="text-link target text-button small"
                  onClick={() => {
                    const { [part]: _removed, ...others } = attached;
                    onChange(others);
                  }}
                >
                  {t('remove', { name: t(word) })}
                </button>
              </p>
            ) : (
              <UploadField
                compact
                purpose={endorsementDocument}
                label={t(word)}
                send={async (chosen, onProgress) => {
                  const params = { linkToken: token };
                  const sending = () => uploadFile(uploadForChange, params, chosen, onProgress);
                  const { uploadId, fileName } = await orReload(sending, reload);
                  onChange({ ...attached, [part]: { id: uploadId, name: fileName } });
                }}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
