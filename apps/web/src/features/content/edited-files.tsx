import { Button, Skeleton } from '@mantine/core';
import {
  deleteFile,
  type EditedFile,
  editedFiles,
  publishFile,
  withdrawFile,
} from '@onegi/contract/calls/content/editing';
import { type Box, publicationStates } from '@onegi/contract/fields/content';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Pager } from '../../components/pager.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { callApi } from '../../lib/api.ts';
import { longDate } from '../../lib/long-date.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { pagingOf } from '../../lib/paging.ts';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './editor.module.css';
import { FileForm } from './file-form.tsx';
import { bodyOf } from './filters.ts';
import { UploadBox } from './upload-box.tsx';

/** The files of a box in every state, with what can be done to each. */
export function EditedFiles({ box, mayEdit }: { box: Box; mayEdit: boolean }) {
  const t = useTranslations('content');
  const [params, setParams] = useSearchParams();
  const [editing, setEditing] = useState<string>();
  const state = publicationStates.find((each) => each === params.get('state'));
  const { current, size } = bodyOf(params, []);
  const asked = { box, current, size, ...(state ? { state } : {}) };
  const { data, error, refetch } = useQuery({ ...queryOf(editedFiles, { body: asked }), staleTime: 0 });
  const reload = () => refetch();
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />;
  return (
    <>
      {mayEdit && (
        <UploadBox
          box={box}
          onUploaded={(id) => {
            setEditing(id);
            void reload();
          }}
        />
      )}
      <div className={classes.stateFilter}>
        <SelectField
          id="state"
          label={t('editor.state')}
          placeholder={t('editor.allStates')}
          options={publicationStates.map((each) => ({ value: each, label: t(`editor.states.${each}`) }))}
          value={state ?? ''}
          onChange={(value) => setParams(value ? { box, state: value } : { box })}
        />
      </div>
      {!data && <Skeleton height={420} radius="md" />}
      {data?.total === 0 && <EmptyState title={t('editor.none')} />}
      <ul className={classes.rows} hidden={!data}>
        {data?.records.map((file) => (
          <li key={file.id} className={classes.row}>
            <FileRow file={file} mayEdit={mayEdit} onChanged={reload} onEdit={() => setEditing(file.id)} />
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
          </li>
        ))}
      </ul>
      {data && <Pager paging={pagingOf(params, data.total)} label={t('table.pages')} />}
    </>
  );
}

function FileRow({
  file,
  mayEdit,
  onChanged,
  onEdit,
}: {
  file: EditedFile;
  mayEdit: boolean;
  onChanged: () => Promise<unknown>;
  onEdit: () => void;
}) {
  const t = useTranslations('content.editor');
  const locale = useLocale();
  const inLanguage = useInLanguage();
  const name = file.fileName;
  const chosen = { id: file.id, version: file.version };
  const [isBusy, setBusy] = useState(false);
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
  const date = longDate(file.date, locale);
  return (
    <div className={classes.summary}>
      <div className={classes.what}>
        <a className={`text-link ${classes.title}`} href={file.downloadUrl} target="_blank" rel="noopener">
          {inLanguage(file.title, file.titleZh)}
        </a>
        <span className="dimmed small">
          {name} · {file.until ? t('window', { date, until: longDate(file.until, locale) }) : t('from', { date })}
        </span>
      </div>
      <span className={classes.state} data-state={file.state}>
        {t(`states.${file.state}`)}
      </span>
      {mayEdit && (
        <div className={classes.actions}>
          <Button variant="default" aria-label={t('editOf', { name })} onClick={onEdit}>
            {t('edit')}
          </Button>
          {file.state === 'published' ? (
            <Button
              variant="default"
              disabled={isBusy}
              aria-label={t('withdrawOf', { name })}
              onClick={() => void act(withdrawFile, t('withdrawn', { name }))}
            >
              {t('withdraw')}
            </Button>
          ) : (
            <Button
              disabled={isBusy}
              aria-label={t('publishOf', { name })}
              onClick={() => void act(publishFile, t('published', { name }))}
            >
              {t('publish')}
            </Button>
          )}
          {file.state === 'draft' && (
            <Button
              variant="default"
              disabled={isBusy}
              aria-label={t('deleteOf', { name })}
              onClick={() => {
                if (window.confirm(t('deleteQuestion'))) void act(deleteFile, t('deleted', { name }));
              }}
            >
              {t('delete')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
