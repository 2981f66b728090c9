import { Skeleton } from '@mantine/core';
import {
  addDraftMatter,
  deleteDraftMatter,
  getDraftMatter,
  type DraftMatter as Matter,
  updateDraftMatter,
} from '@onegi/contract/calls/policies/endorsements/draft-matter';
import { addedTypes } from '@onegi/contract/fields/subject-matter';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { ErrorState } from '../../../components/states.tsx';
import { callApi } from '../../../lib/api.ts';
import { queryOf } from '../../../lib/queries.ts';
import { AddMatterDialog } from '../../forms/matter/add-matter-dialog.tsx';
import { MatterForm } from '../../forms/matter/matter-form.tsx';

/**
 * What is insured by a draft, with what was typed and not saved yet: that outlives a look at the draft's other fields, and
 * whoever only reads is shown what is saved.
 */
export function useDraftMatter(draftId: string) {
  const { data, error, refetch } = useQuery({ ...queryOf(getDraftMatter, { query: { draftId } }), staleTime: 0 });
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const { rows = [], mayChange = false } = data ?? {};
  const contents = rows.map(({ rowNumber, content }) => (mayChange ? typed[rowNumber] : undefined) ?? content);
  return {
    ...{ data, error, refetch, contents },
    isTyped: rows.some(({ content }, at) => contents[at] !== content),
    change: (rowNumber: number, content: string) => setTyped((before) => ({ ...before, [rowNumber]: content })),
    forget: () => setTyped({}),
  };
}

interface Props {
  draftId: string;
  matter: ReturnType<typeof useDraftMatter>;
  /** The draft counts each change of its rows. */
  onChanged: () => Promise<unknown>;
}

/** What is insured from the effective date of a draft on. */
export function DraftMatter({ draftId, matter, onChanged }: Props) {
  const t = useTranslations('endorsements.draft');
  const queries = useQueryClient();
  const send = useSendOnce(updateDraftMatter);
  const { data, error, refetch } = matter;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} radius="md" aria-busy="true" />;
  const { matterVersion, mayChange, rows } = data;
  if (rows.length === 0 && !mayChange) return null;
  const take = (answer: Matter) => {
    queries.setQueryData(queryOf(getDraftMatter, { query: { draftId } }).queryKey, answer);
    void onChanged();
  };
  return (
    <div>
      <h4>{t('matter')}</h4>
      <p className="dimmed small">{t('matterLead')}</p>
      <MatterForm
        rows={rows}
        mayChange={mayChange}
        typed={matter}
        write={async (contents) => (await send({ body: { draftId, matterVersion, contents } })).answer}
        remove={(rowSought) => callApi(deleteDraftMatter, { query: { draftId, rowSought } })}
        take={take}
        reload={() => Promise.all([refetch(), onChanged()])}
        adding={(onAdded, onClose) => (
          <AddMatterDialog
            call={addDraftMatter}
            of={{ draftId }}
            types={addedTypes}
            onAdded={onAdded}
            onClose={onClose}
          />
        )}
      />
    </div>
  );
}
