import { clientChangeList } from '@onegi/contract/calls/client/client-changes';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../components/list/list-page.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { EmptyState } from '../../components/states.tsx';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { ClientRequestPanel } from './client-request-panel.tsx';

const tones = { waiting: 'waiting', takenUp: 'good', declined: 'over' } as const;

/** What clients ask for on the pages of their policies: taken up as drafts, or declined, without leaving the list. */
export default function ClientRequestsPage() {
  const t = useTranslations('clientLink.requests');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {() => (
        <ListPage
          list={clientChangeList}
          label={t('title')}
          keyOf={({ changeId }) => changeId}
          columns={['policyNumber', 'insuredName', 'changeKind', 'changeOn', 'askedAt', 'requestState']}
          main="policyNumber"
          brief={['requestState', 'changeKind', 'askedAt']}
          cells={{
            requestState: ({ requestState }) => (
              <StateBadge tone={tones[requestState]}>{t(`states.${requestState}`)}</StateBadge>
            ),
          }}
          details={{
            label: ({ policyNumber }) => `${t('open')} ${policyNumber}`,
            draw: (request, { reload }) => (
              <>
                <h2 className="visually-hidden">{request.policyNumber}</h2>
                <ClientRequestPanel request={request} reload={reload} />
              </>
            ),
          }}
          empty={<EmptyState title={t('empty')} />}
        />
      )}
    </WorkFrame>
  );
}
