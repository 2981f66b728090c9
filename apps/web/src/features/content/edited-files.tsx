import {
  deleteFile,
  type EditedFile,
  editedFileList,
  publishFile,
  withdrawFile,
} from '@onegi/contract/calls/content/editing';
import type { Box } from '@onegi/contract/fields/content';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import type { RowTools } from '../../components/list/list-table.tsx';
import { EmptyState } from '../../components/states.tsx';
import { callApi } from '../../lib/api.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { ContentState } from './content-state.tsx';
import { FileForm } from './file-form.tsx';
import { PublishRefusal } from './publish-refusal.tsx';
import { UploadBox } from './upload-box.tsx';

type Action = EditedFile['allowedActions'][number];
type Reload = RowTools['reload'];
const may = (file: EditedFile, action: Action) => file.allowedActions.includes(action);

async function act(
  call: typeof publishFile | typeof withdrawFile | typeof deleteFile,
  { id, version }: EditedFile,
  message: string,
  reload: Reload,
): Promise<void> {
  try {
    await callApi(call as typeof publishFile, { body: { id, version } });
    notify({ kind: 'success', message });
  } catch (error) {
    notifyFailure(error);
  }
  await reload();
}

/** The files of a box in every state, with what can be done to each. */
export function EditedFiles({ box, mayEdit }: { box: Box; mayEdit: boolean }) {
  const t = useTranslations('content.editor');
  const tList = useTranslations('lists');
  const [uploaded, setUploaded] = useState<string>();
  const [deleting, setDeleting] = useState<EditedFile>();
  const actionsOf = (file: EditedFile, { reload, open }: RowTools) => {
    const name = file.fileName;
    return [
      ...(may(file, 'edit') ? [{ label: t('edit'), onSelect: open }] : []),
      ...(may(file, 'publish')
        ? [{ label: t('publish'), onSelect: () => void act(publishFile, file, t('published', { name }), reload) }]
        : []),
      ...(may(file, 'withdraw')
        ? [{ label: t('withdraw'), onSelect: () => void act(withdrawFile, file, t('withdrawn', { name }), reload) }]
        : []),
      ...(may(file, 'delete') ? [{ label: t('delete'), onSelect: () => setDeleting(file) }] : []),
    ];
  };
  const editing = {
    actions: { label: ({ fileName }: EditedFile) => tList('actionsOf', { name: fileName }), of: actionsOf },
    details: {
      label: ({ fileName }: EditedFile) => t('editOf', { name: fileName }),
      draw: (file: EditedFile, { reload, close }: RowTools) => (
        <FileForm
          key={file.version}
          file={file}
          onCancel={close}
          onSaved={async () => {
            // The row's actions speak of the version that was saved.
            await reload();
            close();
          }}
        />
      ),
    },
  };
  return (
    <ListPage
      list={editedFileList}
      asked={{ box }}
      label={t(`boxes.${box}`)}
      keyOf={({ id }) => id}
      columns={['title', 'fileName', 'state', 'date', 'until', 'changedAt']}
      brief={['state', 'date', 'fileName']}
      cells={{
        title: (file) => <FileTitle file={file} />,
        state: ({ state }) => <ContentState state={state} />,
      }}
      {...(mayEdit ? editing : {})}
      opened={uploaded}
      empty={<EmptyState title={t('none')} />}
      above={(_page, reload) => (
        <>
          {mayEdit && (
            <UploadBox
              box={box}
              onUploaded={(id) => {
                setUploaded(id);
                void reload();
              }}
            />
          )}
          {deleting && (
            <ConfirmDialog
              title={t('deleteQuestion')}
              action={t('delete')}
              onConfirm={() => act(deleteFile, deleting, t('deleted', { name: deleting.fileName }), reload)}
              onClose={() => setDeleting(undefined)}
            >
              {deleting.fileName}
            </ConfirmDialog>
          )}
        </>
      )}
    />
  );
}

/** Leads to the file; says what keeps its editor from publishing it. */
function FileTitle({ file }: { file: EditedFile }) {
  const inLanguage = useInLanguage();
  return (
    <>
      <a className="text-link strong" href={file.downloadUrl} target="_blank" rel="noopener">
        {file.title && file.titleZh ? inLanguage(file.title, file.titleZh) : file.fileName}
      </a>
      {file.publishRefusal && <PublishRefusal refusal={file.publishRefusal} />}
    </>
  );
}
