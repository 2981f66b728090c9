import { proofList } from '@onegi/contract/calls/ledger/proofs';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../components/list/list-page.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { EmptyState } from '../../components/states.tsx';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { LatestProof } from './latest-proof.tsx';
import { ProofDetails } from './proof-details.tsx';

/** What was proved of the books, day by day. */
export default function ProofsPage() {
  const t = useTranslations('ledgerPages');
  return (
    <WorkFrame title={t('proofs.title')} description={t('proofs.description')} lead={t('proofs.lead')}>
      {() => (
        <ListPage
          list={proofList}
          label={t('proofs.title')}
          keyOf={({ day }) => day}
          columns={['day', 'result', 'entryCount', 'turnoverCents', 'clientBankCents', 'heldCents']}
          main="day"
          brief={['result', 'clientBankCents']}
          cells={{
            result: ({ result }) => (
              <StateBadge tone={result === 'proved' ? 'good' : 'bad'}>{t(`results.${result}`)}</StateBadge>
            ),
          }}
          details={{
            label: ({ day }) => day,
            draw: ({ day }) => <ProofDetails day={day} />,
          }}
          above={() => <LatestProof />}
          empty={
            <EmptyState title={t('proofs.empty')}>
              <p className="dimmed">{t('proofs.emptyHint')}</p>
            </EmptyState>
          }
        />
      )}
    </WorkFrame>
  );
}
