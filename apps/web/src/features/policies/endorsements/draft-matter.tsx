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

interface Props {
  draftId: string;
  /** The draft counts each change of its rows. */
  onChanged: () => Promise<unknown>;
}

/** What is insured from the effective date of a draft on. */
export function DraftMatter({ draftId, onChanged }: Props) {
  const t = useTranslations('endorsements.draft');
  const queries = useQueryClient();
  const query = queryOf(getDraftMatter, { query: { draftId } });
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} radius="md" aria-busy="true" />;
  if (data.rows.length === 0 && !data.mayChange) return null;
  const take = (answer: Matter) => {
    queries.setQueryData(query.queryKey, answer);
    void onChanged();
  };
  return (
    <div>
      <h4>{t('matter')}</h4>
      <p className="dimmed small">{t('matterLead')}</p>
      <Rows matter={data} take={take} reload={refetch} />
    </div>
  );
}

interface RowsProps {
  matter: Matter;
  take: (answer: Matter) => void;
  reload: () => Promise<unknown>;
}

function Rows({ matter, take, reload }: RowsProps) {
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const send = useSendOnce(updateDraftMatter);
  const { draftId, matterVersion, mayChange, rows } = matter;
  const contents = rows.map(({ rowNumber, content }) => typed[rowNumber] ?? content);
  return (
    <MatterForm
      rows={rows}
      mayChange={mayChange}
      typed={{
        contents,
        isTyped: rows.some(({ content }, at) => contents[at] !== content),
        change: (rowNumber, content) => setTyped((before) => ({ ...before, [rowNumber]: content })),
        forget: () => setTyped({}),
      }}
      write={async (given) => (await send({ body: { draftId, matterVersion, contents: given } })).answer}
      remove={(rowSought) => callApi(deleteDraftMatter, { query: { draftId, rowSought } })}
      take={take}
      reload={reload}
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
  );
}
