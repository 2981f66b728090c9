import { Button } from '@mantine/core';
import type { DocumentGiven } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { asksEmployees, documentsWanted } from '@onegi/contract/templates';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { QuestionFields } from '../forms/question-fields.tsx';
import type { CaseContent } from './case-content.ts';
import type { CaseState, CaseStore } from './case-store.ts';
import classes from './commercial.module.css';
import { ConsentPart } from './consent-part.tsx';
import { DocumentRows } from './document-rows.tsx';
import { EmployeeTable } from './employee-table.tsx';
import { HeaderFields } from './header-fields.tsx';
import { IndicationPanel } from './indication-panel.tsx';
import { SavingNote } from './saving-note.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useCaseForm } from './use-case-form.ts';

interface Props {
  store: CaseStore;
  state: CaseState;
  /** Names the form. */
  label: string;
}

/** A row of documents with what changed in it. */
const withDocument = (documents: readonly DocumentGiven[], row: DocumentGiven) => [
  ...documents.filter(({ order }) => order !== row.order),
  row,
];

/** A case's form: header, the template's rows, employees, documents, consent; beside it what it is likely to cost. */
export function CaseForm({ store, state, label }: Props) {
  const t = useTranslations('commercial.form');
  const { form, open, saveDraft } = useCaseForm(store, state);
  const { form: asked, content, detail, saving } = state;
  const change = (part: Partial<CaseContent>) => store.change((before) => ({ ...before, ...part }));
  const needsEmployees = asksEmployees(asked, content.answers);
  const wanted = documentsWanted(asked.documents, content.answers);
  const mayDraft = !detail || detail.caseState === 'draft';
  const isConsented = content.consented || !open.all;
  return (
    <div className={classes.columns}>
      <form {...form.element} className={classes.form} aria-label={label}>
        <ErrorSummary {...form.summary} />
        {saving === 'stale' && <StaleNotice store={store} />}
        <HeaderFields
          templateId={state.templateId}
          content={content}
          open={open}
          onChange={change}
          errorOf={form.errorOf}
        />
        <div className="stack gap-xl">
          <QuestionFields
            questions={asked.questions}
            answers={content.answers}
            onChange={(answers) => change({ answers })}
            errorOf={form.errorOf}
            level={2}
          />
        </div>
        {needsEmployees && open.sections.has('employees') && (
          <EmployeeTable
            rows={content.employees}
            onChange={(employees) => change({ employees })}
            errorOf={form.errorOf}
          />
        )}
        <DocumentRows
          documents={wanted.filter(({ canUpload }) => canUpload)}
          held={detail?.documents ?? []}
          given={content.documents}
          caseNumber={detail?.caseNumber}
          onChange={(row, isFile) =>
            store.change(
              (before) => ({ ...before, documents: withDocument(before.documents, row) }),
              isFile ? 'now' : 'resting',
            )
          }
          onRemove={store.removeDocument}
          errorOf={form.errorOf}
        />
        {open.all && <ConsentPart content={content} onChange={change} error={form.errorOf('consented')} />}
        <div className="stack gap-sm items-start">
          <div className="flex wrap gap-sm">
            <Button variant="accent" size="lg" type="submit" disabled={!isConsented} loading={form.busy}>
              {t(mayDraft ? 'submit' : 'resubmit')}
            </Button>
            {mayDraft && (
              <Button variant="default" size="lg" disabled={!isConsented} onClick={() => void saveDraft()}>
                {t('saveDraft')}
              </Button>
            )}
          </div>
          {!isConsented && <p className="dimmed small">{t('consentHint')}</p>}
          <SavingNote store={store} state={state} />
        </div>
      </form>
      <IndicationPanel templateId={state.templateId} content={content} needsEmployees={needsEmployees} />
    </div>
  );
}
