import { Button } from '@mantine/core';
import { getEndorsementOptions, saveEndorsement } from '@onegi/contract/calls/policies/endorsements/drafts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../components/notice.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { notify } from '../../../lib/notify.ts';
import { queryOf } from '../../../lib/queries.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { mayCall, useMe } from '../../accounts/use-me.ts';
import { DraftForm } from './draft-form.tsx';
import { DraftPanel } from './draft-panel.tsx';

interface Props {
  transactionNumber: string;
  /** An endorsement was issued or a draft changed: what the page shows of the policy is another. */
  onChanged?: () => Promise<unknown>;
}

/** What the office does with a policy: drafts an endorsement, or looks at the draft there is. Nothing for others. */
export function EndorsementActions({ transactionNumber, onChanged }: Props) {
  const { data: user } = useMe();
  if (!user || !mayCall(user, getEndorsementOptions)) return null;
  return (
    <Actions
      transactionNumber={transactionNumber}
      mayWrite={mayCall(user, saveEndorsement)}
      {...(onChanged ? { onChanged } : {})}
    />
  );
}

function Actions({ transactionNumber, mayWrite, onChanged }: Props & { mayWrite: boolean }) {
  const t = useTranslations('endorsements.draft');
  const pick = useInLanguage();
  const [isDrafting, setDrafting] = useState(false);
  const [shownId, setShownId] = useState<string>();
  const query = queryOf(getEndorsementOptions, { query: { number: transactionNumber } });
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  const reload = async () => {
    await refetch();
    await onChanged?.();
  };
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <p className="dimmed" aria-busy="true" />;
  const { draftedBy, draftedByZh } = data;
  const openId = data.openDraftId ?? shownId;
  if (openId)
    return (
      <div className="stack gap-md">
        {draftedBy && <Notice kind="info" title={t('draftedBy', { name: pick(draftedBy, draftedByZh) })} />}
        <DraftPanel
          key={openId}
          draftId={openId}
          onChanged={async () => {
            // What was issued stays in sight until the page is left.
            setShownId(openId);
            await reload();
          }}
          onDeleted={async () => {
            setShownId(undefined);
            await reload();
          }}
        />
        {!data.openDraftId && (
          <Button variant="default" className="self-start" onClick={() => setShownId(undefined)}>
            {t('close')}
          </Button>
        )}
      </div>
    );
  if (isDrafting)
    return (
      <DraftForm
        options={data}
        onClose={() => setDrafting(false)}
        onSaved={async () => {
          notify({ kind: 'success', message: t('saved') });
          setDrafting(false);
          await reload();
        }}
      />
    );
  if (!mayWrite) return null;
  if (!data.mayDraft) return <p className="dimmed">{t('nothing')}</p>;
  return (
    <Button variant="default" className="self-start" onClick={() => setDrafting(true)}>
      {t('start')}
    </Button>
  );
}
