import { Button } from '@mantine/core';
import { contentFailure } from '@onegi/contract/commercial/check-matter';
import { MOST_MATTER_ROWS } from '@onegi/contract/fields/subject-matter';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { type Alert, TimedAlert } from '../../../components/timed-alert.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { notifyFailure } from '../../../lib/notify.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { type FormRow, MatterRows } from './matter-rows.tsx';

/** What is typed into rows, and how it is forgotten once it is saved. */
export interface TypedContents {
  readonly contents: readonly string[];
  readonly isTyped: boolean;
  readonly change: (rowNumber: number, content: string) => void;
  readonly forget: () => void;
}

interface Props<M> {
  rows: readonly FormRow[];
  mayChange: boolean;
  typed: TypedContents;
  write: (contents: { rowNumber: number; content: string }[]) => Promise<M>;
  remove: (rowNumber: number) => Promise<M>;
  /** What a call answered: the rows as they stand now. */
  take: (answer: M) => void;
  reload: () => Promise<unknown>;
  /** The dialog that asks for a new row. */
  adding: (onAdded: (answer: M) => void, onClose: () => void) => ReactNode;
}

/** Rows of what is insured with what stands in them; added, deleted and saved where they are the reader's to change. */
export function MatterForm<M>({ rows, mayChange, typed, write, remove, take, reload, adding }: Props<M>) {
  const t = useTranslations('subjectMatter');
  const pick = useInLanguage();
  const [alert, setAlert] = useState<Alert>();
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<FormRow>();
  const { contents, change, forget, isTyped } = typed;
  const nameOf = ({ fieldName, fieldNameZh }: FormRow) => pick(fieldName, fieldNameZh);
  const pathAt = (at: number) => `contents.${at}.content`;

  const show = (answer: M, message: string) => {
    take(answer);
    setAlert({ message, at: Date.now() });
  };

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
      const answer = await write(sent);
      forget();
      show(answer, t('saved'));
    },
  });

  const removeRow = async ({ rowNumber }: FormRow) => {
    try {
      show(await remove(rowNumber), t('deleted'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyFailure(error);
      await reload();
    }
  };

  return (
    <>
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
        {rows.length === 0 && <p className="dimmed">{t('empty')}</p>}
        <TimedAlert kind="success" alert={alert} onOver={useCallback(() => setAlert(undefined), [])} />
        <div className="row wrap gap-sm">
          {mayChange && rows.length > 0 && (
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
      {isAdding &&
        adding(
          (answer) => show(answer, t('added')),
          () => setAdding(false),
        )}
      {deleting && (
        <ConfirmDialog
          title={t('deleteQuestion')}
          action={t('deleteAction')}
          onConfirm={() => removeRow(deleting)}
          onClose={() => setDeleting(undefined)}
        >
          {nameOf(deleting)}
        </ConfirmDialog>
      )}
    </>
  );
}
