import { draftList } from '@onegi/contract/calls/policies/endorsements/list-drafts';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../../components/list/list-page.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { DraftPanel } from './draft-panel.tsx';

const tones = { draft: undefined, awaitingApproval: 'waiting', issued: 'good' } as const;

/** Endorsements on their way: looked at, approved or sent back without leaving the list. */
export default function EndorsementsPage() {
  const t = useTranslations('endorsements');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {() => (
        <ListPage
          list={draftList}
          label={t('title')}
          keyOf={({ draftId }) => draftId}
          columns={['policyNumber', 'endorsementNo', 'insuredName', 'kind', 'receivableCents', 'heldSince', 'state']}
          main="policyNumber"
          brief={['state', 'kind', 'receivableCents']}
          cells={{
            state: ({ state, isAskedByClient }) => (
              <StateBadge tone={tones[state]}>
                {t(isAskedByClient && state === 'draft' ? 'askedByClient' : `states.${state}`)}
              </StateBadge>
            ),
          }}
          details={{
            label: ({ policyNumber, endorsementNo }) => `${t('open')} ${policyNumber} ${endorsementNo}`,
            draw: ({ draftId, policyNumber }, { reload }) => (
              <>
                <h2 className="visually-hidden">{policyNumber}</h2>
                <DraftPanel draftId={draftId} onChanged={reload} />
              </>
            ),
          }}
          empty={<EmptyState title={t('empty')} />}
        />
      )}
    </WorkFrame>
  );
}
