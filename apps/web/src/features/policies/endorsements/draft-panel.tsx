import { Button } from '@mantine/core';
import { getPolicyDocuments } from '@onegi/contract/calls/policies/documents';
import { getDraftMatter } from '@onegi/contract/calls/policies/endorsements/draft-matter';
import {
  approveEndorsement,
  deleteEndorsement,
  getEndorsementDraft,
  getEndorsementOptions,
  returnEndorsement,
  submitEndorsement,
} from '@onegi/contract/calls/policies/endorsements/drafts';
import type { EndorsementDraft } from '@onegi/contract/calls/policies/endorsements/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { Notice } from '../../../components/notice.tsx';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { ErrorState } from '../../../components/states.tsx';
import type { ApiError } from '../../../lib/api-error.ts';
import { fileUrl } from '../../../lib/file-url.ts';
import { longDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { notify } from '../../../lib/notify.ts';
import { queryOf } from '../../../lib/queries.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { EndorsementDocuments } from '../documents/endorsement-documents.tsx';
import { DraftForm } from './draft-form.tsx';
import { DraftMatter, useDraftMatter } from './draft-matter.tsx';
import { PricePreview } from './price-preview.tsx';

interface Props {
  draftId: string;
  /** Something was done with it: what stands around it is another. */
  onChanged: () => Promise<unknown>;
  /** It is no more; what was shown around it is shown without it. */
  onDeleted?: () => Promise<unknown>;
}

/** A draft as it was read, with what may be done with it. */
export function DraftPanel({ draftId, onChanged, onDeleted = onChanged }: Props) {
  const { data, error, refetch } = useQuery({ ...queryOf(getEndorsementDraft, { query: { draftId } }), staleTime: 0 });
  const queries = useQueryClient();
  const reload = async () => {
    const { transactionNumber = '', endorsementNo = '' } = data ?? {};
    // Whose turn it is decides who may change the rows of what is insured; documents may have been given or refused meanwhile.
    const shown = [
      queryOf(getDraftMatter, { query: { draftId } }),
      queryOf(getPolicyDocuments, { query: { transactionNumber, endorsementNo } }),
    ];
    await Promise.all([refetch(), ...shown.map(({ queryKey }) => queries.invalidateQueries({ queryKey }))]);
    await onChanged();
  };
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return data ? (
    <Draft draft={data} refresh={refetch} reload={reload} onGone={onDeleted} />
  ) : (
    <p className="dimmed" aria-busy="true" />
  );
}

interface DraftProps {
  draft: EndorsementDraft;
  /** Reads the draft alone again. */
  refresh: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  onGone: () => Promise<unknown>;
}

const tones = { draft: undefined, awaitingApproval: 'waiting', issued: 'good' } as const;

function Draft({ draft, refresh, reload, onGone }: DraftProps) {
  const t = useTranslations('endorsements.draft');
  const fields = useTranslations('endorsements');
  const made = useTranslations('policyPage.general');
  const locale = useLocale();
  const pick = useInLanguage();
  const [isEditing, setEditing] = useState(false);
  const { draftId, version, state, endorsementNo, allowedActions, terms, approvalRefusal, limitCents } = draft;
  const matter = useDraftMatter(draftId);
  const options = useQuery({
    ...queryOf(getEndorsementOptions, { query: { number: draft.transactionNumber } }),
    enabled: isEditing,
    staleTime: 0,
  });
  if (isEditing && options.data)
    return (
      <DraftForm
        options={options.data}
        draft={draft}
        onClose={() => setEditing(false)}
        onSaved={async () => {
          notify({ kind: 'success', message: t('saved') });
          await reload();
          setEditing(false);
        }}
      />
    );
  const named = (name: string | null, nameZh: string | null) => (name ? pick(name, nameZh) : '');
  const facts = [
    [fields('kind'), fields(`kinds.${draft.kind}`)],
    [t('action'), fields(`actions.${terms.action}`)],
    [t('effectiveOn'), longDate(draft.effectiveOn, locale)],
    [t('reason'), terms.reason],
    [fields(draft.isAskedByClient ? 'askedByClient' : 'createdBy'), named(draft.createdBy, draft.createdByZh)],
    [fields('submittedBy'), named(draft.submittedBy, draft.submittedByZh)],
    [fields('approvedBy'), named(draft.approvedBy, draft.approvedByZh)],
    [t('noteNumber'), draft.noteNumber ?? ''],
  ].filter(([, text]) => text !== '');
  return (
    <section className="stack gap-lg" aria-label={t('number', { number: endorsementNo })}>
      <div className="row wrap gap-sm">
        <h3>{t('number', { number: endorsementNo })}</h3>
        <StateBadge tone={tones[state]}>{fields(`states.${state}`)}</StateBadge>
      </div>
      {draft.returnNote && <Notice kind="info" title={t('returnNote', { note: draft.returnNote })} />}
      <dl className="stack gap-xs">
        {facts.map(([label, text]) => (
          <div key={label} className="fact">
            <dt className="dimmed small">{label}</dt>
            <dd className="break-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <PricePreview preview={draft} />
      <DraftMatter draftId={draftId} matter={matter} onChanged={refresh} />
      {state !== 'issued' && (
        <EndorsementDocuments transactionNumber={draft.transactionNumber} endorsementNo={endorsementNo} />
      )}
      {draft.documents.length > 0 && (
        <div>
          <h4>{t('documents')}</h4>
          <ul className="stack gap-2xs mt-xs">
            {draft.documents.map(({ fileName, documentKind, documentLanguage }) => (
              <li key={fileName}>
                <a href={fileUrl(fileName, locale)} target="_blank" rel="noopener" className="text-link target">
                  {made('documentIn', {
                    name: t(`documentNames.${documentKind as 'endorsement'}`),
                    language: made(`languages.${documentLanguage === 'en' ? 'en' : 'zhHant'}`),
                  })}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {approvalRefusal === 'ownDraft' && <p className="dimmed">{t('ownDraft')}</p>}
      {approvalRefusal === 'aboveLimit' && (
        <p className="dimmed">{t('aboveLimit', { limit: formatMoney(limitCents ?? 0) })}</p>
      )}
      <DraftButtons
        key={version}
        draft={draft}
        seen={{ draftId, version }}
        allowed={allowedActions}
        hasUnsavedRows={matter.isTyped}
        onEdit={() => setEditing(true)}
        reload={reload}
        onGone={onGone}
      />
    </section>
  );
}

interface ButtonsProps {
  draft: EndorsementDraft;
  seen: { readonly draftId: string; readonly version: number };
  allowed: EndorsementDraft['allowedActions'];
  /** What is insured was typed and not saved: it would not be submitted. */
  hasUnsavedRows: boolean;
  onEdit: () => void;
  reload: () => Promise<unknown>;
  onGone: () => Promise<unknown>;
}

function DraftButtons({ draft, seen, allowed, hasUnsavedRows, onEdit, reload, onGone }: ButtonsProps) {
  const t = useTranslations('endorsements.draft');
  const words = useTranslations('validation');
  const [asking, setAsking] = useState<'delete' | 'approve' | 'return'>();
  const submit = useSendOnce(submitEndorsement);
  const approve = useSendOnce(approveEndorsement);
  const remove = useSendOnce(deleteEndorsement);
  const giveBack = useSendOnce(returnEndorsement);
  const number = draft.endorsementNo;
  const { act, press, isBusy } = useCaseAction(reload);
  const gone = useCaseAction(onGone);
  const may = (action: EndorsementDraft['allowedActions'][number]) => allowed.includes(action);
  /** Brings whoever is refused to the row of the first document that is missing. */
  const orToRow = async (refusal: Promise<ApiError | null>) => {
    const refused = await refusal;
    const row = refused?.code === 'upload.missing' && refused.fields[0]?.field.replace('documents.', '');
    // A dialog closes first, and gives the focus back to its button.
    if (row) requestAnimationFrame(() => document.getElementById(`endorsement-${number}-${row}`)?.focus());
  };
  if (allowed.length === 0) return null;
  return (
    <div className="row wrap gap-sm">
      {may('approve') && <Button onClick={() => setAsking('approve')}>{t('approve')}</Button>}
      {may('submit') && (
        <Button
          loading={isBusy}
          disabled={hasUnsavedRows}
          aria-describedby={hasUnsavedRows ? `submit-${seen.draftId}-why` : undefined}
          onClick={() => void orToRow(press(() => submit({ body: seen }), t('submitted')))}
        >
          {t('submit')}
        </Button>
      )}
      {may('edit') && (
        <Button variant="default" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      {may('return') && (
        <Button variant="default" onClick={() => setAsking('return')}>
          {t('return')}
        </Button>
      )}
      {may('delete') && (
        <Button variant="default" onClick={() => setAsking('delete')}>
          {t('discard')}
        </Button>
      )}
      {may('submit') && hasUnsavedRows && (
        <p id={`submit-${seen.draftId}-why`} className="dimmed small">
          {t('saveMatterFirst')}
        </p>
      )}
      {asking === 'approve' && (
        <ConfirmDialog
          title={t('approveQuestion', { number })}
          action={t('approve')}
          onConfirm={() => orToRow(press(() => approve({ body: seen }), t('approved', { number })))}
          onClose={() => setAsking(undefined)}
        >
          {formatMoney(draft.figures.receivableCents)}
        </ConfirmDialog>
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title={t('discardQuestion')}
          action={t('discard')}
          onConfirm={() =>
            gone.press(
              () => remove({ body: { number: draft.transactionNumber, endorsementNo: number } }),
              t('discarded'),
            )
          }
          onClose={() => setAsking(undefined)}
        >
          {t('number', { number })}
        </ConfirmDialog>
      )}
      {asking === 'return' && (
        <ReasonDialog
          title={t('return')}
          text={t('returnText')}
          label={t('returnReason')}
          maxLength={1_000}
          missing={words('required')}
          field="reasonGiven"
          action={t('return')}
          send={(reasonGiven) => act(() => giveBack({ body: { ...seen, reasonGiven } }), t('returned'))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
