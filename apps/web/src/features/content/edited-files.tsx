import { Button } from '@mantine/core';
import {
  deleteFile,
  type EditedFile,
  editedFileList,
  publishFile,
  withdrawFile,
} from '@onegi/contract/calls/content/editing';
import type { Box } from '@onegi/contract/fields/content';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { callApi } from '../../lib/api.ts';
import { longDate } from '../../lib/long-date.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { ContentState } from './content-state.tsx';
import classes from './editor.module.css';
import { FileForm } from './file-form.tsx';
import { UploadBox } from './upload-box.tsx';

/** The files of a box in every state, with what can be done to each. */
export function EditedFiles({ box, mayEdit }: { box: Box; mayEdit: boolean }) {
  const t = useTranslations('content.editor');
  const [editing, setEditing] = useState<string>();
  return (
    <ListPage
      list={editedFileList}
      asked={{ box }}
      label={t(`boxes.${box}`)}
      keyOf={({ id }) => id}
      empty={<EmptyState title={t('none')} />}
      above={(_page, reload) =>
        mayEdit && (
          <UploadBox
            box={box}
            onUploaded={(id) => {
              setEditing(id);
              void reload();
            }}
          />
        )
      }
      row={(file, reload) => (
        <div className="rule-below py-sm">
          <FileRow file={file} onChanged={reload} onEdit={() => setEditing(file.id)} />
          {editing === file.id && (
            <FileForm
              key={file.version}
              file={file}
              onCancel={() => setEditing(undefined)}
              onSaved={async () => {
                // The row's buttons speak of the version that was saved.
                await reload();
                setEditing(undefined);
              }}
            />
          )}
        </div>
      )}
    />
  );
}

function FileRow({
  file,
  onChanged,
  onEdit,
}: {
  file: EditedFile;
  onChanged: () => Promise<unknown>;
  onEdit: () => void;
}) {
  const t = useTranslations('content.editor');
  const locale = useLocale();
  const inLanguage = useInLanguage();
  const name = file.fileName;
  const chosen = { id: file.id, version: file.version };
  const [isBusy, setBusy] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const may = (action: EditedFile['allowedActions'][number]) => file.allowedActions.includes(action);
  const act = async (call: typeof publishFile | typeof withdrawFile | typeof deleteFile, message: string) => {
    setBusy(true);
    try {
      await callApi(call as typeof publishFile, { body: chosen });
      notify({ kind: 'success', message });
    } catch (error) {
      notifyFailure(error);
    }
    await onChanged();
    setBusy(false);
  };
  // Only what is missing in a file keeps its editor from publishing it.
  const isIncomplete = may('edit') && !may('publish') && !may('withdraw');
  const date = longDate(file.date, locale);
  return (
    <div className={`stack ${classes.summary}`}>
      <div className="stack gap-2xs">
        <a className="text-link strong break-anywhere" href={file.downloadUrl} target="_blank" rel="noopener">
          {inLanguage(file.title, file.titleZh)}
        </a>
        <span className="dimmed small">
          {name} · {file.until ? t('window', { date, until: longDate(file.until, locale) }) : t('from', { date })}
        </span>
        {isIncomplete && <span className="small">{t('incomplete')}</span>}
      </div>
      <ContentState state={file.state} />
      {file.allowedActions.length > 0 && (
        <div className="flex wrap gap-xs">
          {may('edit') && (
            <Button variant="default" aria-label={t('editOf', { name })} onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
          {may('withdraw') && (
            <Button
              variant="default"
              disabled={isBusy}
              aria-label={t('withdrawOf', { name })}
              onClick={() => void act(withdrawFile, t('withdrawn', { name }))}
            >
              {t('withdraw')}
            </Button>
          )}
          {may('publish') && (
            <Button
              disabled={isBusy}
              aria-label={t('publishOf', { name })}
              onClick={() => void act(publishFile, t('published', { name }))}
            >
              {t('publish')}
            </Button>
          )}
          {may('delete') && (
            <Button
              variant="default"
              disabled={isBusy}
              aria-label={t('deleteOf', { name })}
              onClick={() => setDeleting(true)}
            >
              {t('delete')}
            </Button>
          )}
        </div>
      )}
      {isDeleting && (
        <ConfirmDialog
          title={t('deleteQuestion')}
          action={t('delete')}
          onConfirm={() => act(deleteFile, t('deleted', { name }))}
          onClose={() => setDeleting(false)}
        >
          {name}
        </ConfirmDialog>
      )}
    </div>
  );
}
