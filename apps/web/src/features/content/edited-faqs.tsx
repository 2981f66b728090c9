import { Button, Skeleton } from '@mantine/core';
import { deleteFaq, type EditedFaq, editedFaqs, publishFaq, withdrawFaq } from '@onegi/contract/calls/content/editing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { callApi } from '../../lib/api.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { ContentState } from './content-state.tsx';
import classes from './editor.module.css';
import { FaqForm } from './faq-form.tsx';
import { LinePicker, useChosenLine } from './line-picker.tsx';
import { PublishRefusal } from './publish-refusal.tsx';

/** The questions of a category in every state. */
export function EditedFaqs({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('content');
  const inLanguage = useInLanguage();
  const line = useChosenLine();
  const [editing, setEditing] = useState<string>();
  const [deleting, setDeleting] = useState<EditedFaq>();
  const { data, error, refetch } = useQuery({ ...queryOf(editedFaqs, { body: { line } }), staleTime: 0 });
  const [params, setParams] = useSearchParams();
  const toApprove = params.get('approval') === 'mine';
  const kept = { box: 'faq', ...(toApprove ? { approval: 'mine' } : {}) };
  const reload = () => refetch();
  // A form that is open keeps what was typed, though the list could not be read again.
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void reload()} />;
  const act = async (
    call: typeof publishFaq | typeof withdrawFaq | typeof deleteFaq,
    { id, version }: EditedFaq,
    message: string,
  ) => {
    try {
      await callApi(call as typeof publishFaq, { body: { id, version } });
      notify({ kind: 'success', message });
    } catch (failed) {
      notifyFailure(failed);
    }
    await reload();
  };
  const formProps = {
    line,
    onCancel: () => setEditing(undefined),
    onSaved: async () => {
      await reload();
      setEditing(undefined);
    },
  };
  const shown = data?.records.filter((faq) => !toApprove || faq.toApprove);
  const nameOf = ({ question, questionZh }: EditedFaq) => inLanguage(question, questionZh);
  const nextSeq = Math.min(999, (data?.records.at(-1)?.seq ?? 0) + 10);
  return (
    <>
      <LinePicker legend={t('faq.category')} chosen={line} kept={kept} />
      {mayEdit && (
        <div className="mt-md" style={{ maxWidth: 320 }}>
          <SelectField
            id="approval"
            label={t('editor.approval')}
            placeholder={t('editor.anyApproval')}
            options={[{ value: 'mine', label: t('editor.approvals.mine') }]}
            value={toApprove ? 'mine' : ''}
            onChange={(approval) => setParams({ box: 'faq', prod: line, ...(approval ? { approval } : {}) })}
          />
        </div>
      )}
      {!data && <Skeleton height={420} radius="md" />}
      {shown?.length === 0 && <EmptyState title={toApprove ? t('editor.faq.noneToApprove') : t('faq.nothing')} />}
      <ul className="rule-above mt-md mb-lg" hidden={shown?.length === 0}>
        {shown?.map((faq) => {
          const name = nameOf(faq);
          const may = (action: EditedFaq['allowedActions'][number]) => faq.allowedActions.includes(action);
          return (
            <li key={faq.id} className="rule-below py-sm">
              <div className={`stack ${classes.summary}`}>
                <div className="stack gap-2xs">
                  <span className="strong break-anywhere">{name}</span>
                  {faq.publishRefusal && <PublishRefusal refusal={faq.publishRefusal} />}
                </div>
                <ContentState state={faq.state} />
                {faq.allowedActions.length > 0 && (
                  <div className="flex wrap gap-xs">
                    {may('edit') && (
                      <Button
                        variant="default"
                        aria-label={t('editor.editOf', { name })}
                        onClick={() => setEditing(faq.id)}
                      >
                        {t('editor.edit')}
                      </Button>
                    )}
                    {may('withdraw') && (
                      <Button
                        variant="default"
                        aria-label={t('editor.withdrawOf', { name })}
                        onClick={() => void act(withdrawFaq, faq, t('editor.withdrawn', { name }))}
                      >
                        {t('editor.withdraw')}
                      </Button>
                    )}
                    {may('delete') && (
                      <Button
                        variant="default"
                        aria-label={t('editor.deleteOf', { name })}
                        onClick={() => setDeleting(faq)}
                      >
                        {t('editor.delete')}
                      </Button>
                    )}
                    {may('publish') && (
                      <Button
                        aria-label={t('editor.publishOf', { name })}
                        onClick={() => void act(publishFaq, faq, t('editor.published', { name }))}
                      >
                        {t('editor.publish')}
                      </Button>
                    )}
                  </div>
                )}
              </div>
              {editing === faq.id && <FaqForm key={faq.version} {...formProps} faq={faq} seq={faq.seq} />}
            </li>
          );
        })}
      </ul>
      {deleting && (
        <ConfirmDialog
          title={t('editor.deleteQuestion')}
          action={t('editor.delete')}
          onConfirm={() => act(deleteFaq, deleting, t('editor.deleted', { name: nameOf(deleting) }))}
          onClose={() => setDeleting(undefined)}
        >
          {nameOf(deleting)}
        </ConfirmDialog>
      )}
      {editing === 'new' ? (
        <FaqForm {...formProps} seq={nextSeq} />
      ) : (
        mayEdit && (
          <Button variant="default" onClick={() => setEditing('new')}>
            {t('editor.faq.add')}
          </Button>
        )
      )}
    </>
  );
}
