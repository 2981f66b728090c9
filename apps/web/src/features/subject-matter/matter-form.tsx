import { Button } from '@mantine/core';
import type { MatterRow, SubjectMatter } from '@onegi/contract/calls/requests/commercial/matter-shapes';
import { deleteSubjectMatter, updateSubjectMatter } from '@onegi/contract/calls/requests/commercial/subject-matter';
import { contentFailure } from '@onegi/contract/commercial/check-matter';
import { MOST_MATTER_ROWS } from '@onegi/contract/fields/subject-matter';
import { IconPlus } from '@tabler/icons-react';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useSendOnce } from '../../components/form/use-send-once.ts';
import { Notice } from '../../components/notice.tsx';
import { EmptyState } from '../../components/states.tsx';
import { type Alert, TimedAlert } from '../../components/timed-alert.tsx';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { AddMatterDialog } from './add-matter-dialog.tsx';
import { MatterRows } from './matter-rows.tsx';
import { useTypedContents } from './use-typed-contents.ts';

interface Props {
  userId: string;
  matter: SubjectMatter;
  /** For reading alone, whoever reads. */
  isEnquiry: boolean;
  query: { readonly queryKey: QueryKey };
}

/** The rows of a case with what stands in them; added, deleted and saved where they are the reader's to change. */
export function MatterForm({ userId, matter, isEnquiry, query }: Props) {
  const t = useTranslations('subjectMatter');
  const pick = useInLanguage();
  const queries = useQueryClient();
  const send = useSendOnce(updateSubjectMatter);
  const { transactionNumber, matterVersion, rows } = matter;
  const [alert, setAlert] = useState<Alert>();
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<MatterRow>();
  const mayChange = matter.mayChange && !isEnquiry;
  const { contents, change, forget, isTyped } = useTypedContents(userId, matter, mayChange);
  const nameOf = ({ fieldName, fieldNameZh }: MatterRow) => pick(fieldName, fieldNameZh);
  const pathAt = (at: number) => `contents.${at}.content`;

  const take = (answer: SubjectMatter, message: string) => {
    queries.setQueryData(query.queryKey, answer);
    setAlert({ message, at: Date.now() });
  };
  const reload = () => queries.invalidateQueries({ queryKey: query.queryKey });

  const form = useForm({
    values: { contents: contents.map((content) => ({ content })) },
    issues: rows.flatMap((row, at) => {
      const failure = contentFailure(row, (contents[at] ?? '').trim());
      return failure ? [{ field: pathAt(at), ...failure }] : [];
    }),
    labelOf: (path) => {
      const row = rows[Number(path.split('.')[1])];
      return row ? nameOf(row) : path;
    },
    pathOf: ({ field }) => field,
    // What was typed stays, over what somebody else has written meanwhile.
    onFailure: async (error) => {
      if (error.fields.length > 0) return;
      notifyFailure(error);
      await reload();
    },
    async submit() {
      const sent = rows.map(({ rowNumber }, at) => ({ rowNumber, content: (contents[at] ?? '').trim() }));
      const { answer } = await send({ body: { transactionNumber, matterVersion, contents: sent } });
      forget();
      take(answer, t('saved'));
    },
  });

  const remove = async ({ rowNumber }: MatterRow) => {
    try {
      take(await callApi(deleteSubjectMatter, { query: { transactionNumber, rowSought: rowNumber } }), t('deleted'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyFailure(error);
      await reload();
    }
  };

  return (
    <>
      <div className="mt-md">
        {mayChange ? <p className="dimmed">{t('lead')}</p> : <Notice kind="info" title={t('readOnly')} />}
      </div>
      <form {...form.element} className="stack gap-lg mt-lg readable" aria-label={t('title')}>
        <ErrorSummary {...form.summary} />
        <MatterRows
          rows={rows}
          contents={contents}
          nameOf={nameOf}
          readOnly={!mayChange}
          idAt={(at) => form.idOf(pathAt(at))}
          errorAt={(at) => form.errorOf(pathAt(at))}
          onChange={change}
          onDelete={setDeleting}
        />
        {rows.length === 0 && <EmptyState title={t('empty')} />}
        <TimedAlert kind="success" alert={alert} onOver={useCallback(() => setAlert(undefined), [])} />
        <div className="row wrap gap-sm">
          {mayChange && (
            <Button type="submit" loading={form.busy}>
              {t('save')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
            disabled={!mayChange || rows.length >= MOST_MATTER_ROWS}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
          {mayChange && isTyped && <p className="dimmed small">{t('unsaved')}</p>}
        </div>
      </form>
      {isAdding && (
        <AddMatterDialog
          transactionNumber={transactionNumber}
          onAdded={(answer) => take(answer, t('added'))}
          onClose={() => setAdding(false)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={t('deleteQuestion')}
          action={t('deleteAction')}
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(undefined)}
        >
          {nameOf(deleting)}
        </ConfirmDialog>
      )}
    </>
  );
}
