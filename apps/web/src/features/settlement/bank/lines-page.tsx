import { type BankLine, bankLineList } from '@onegi/contract/calls/settlement/bank-lines';
import { bankFields as b } from '@onegi/contract/fields/bank';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../../components/link.tsx';
import { ListPage } from '../../../components/list/list-page.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { statementsAddress } from './bank-address.ts';
import { LineDetails } from './line-details.tsx';

const tones = { matched: 'good', explained: 'over', unmatched: 'waiting' } as const;

/** Lines of statements with what they are matched with. */
export default function LinesPage() {
  const t = useTranslations('bank');
  return (
    <WorkFrame title={t('statement.allTitle')} description={t('statement.description')}>
      {({ rights }) => <Lines mayWrite={rights['bank.write'] !== undefined} />}
    </WorkFrame>
  );
}

function Lines({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslations('bank');
  const [params] = useSearchParams();
  const statementId = params.get(b.statementId.wire);
  const reasonOf = ({ reason, targetName }: BankLine) =>
    reason && [targetName, t(`reasons.${reason}`)].filter(Boolean).join(' · ');
  return (
    <>
      <p className="mt-sm mb-sm">
        <Link className="text-link" to={statementsAddress}>
          {t('import.back')}
        </Link>
      </p>
      <ListPage
        list={bankLineList}
        asked={statementId ? { statementId, sort: 'lineNo', order: 'asc' } : {}}
        label={t('statement.allTitle')}
        keyOf={({ lineId }) => lineId}
        columns={['bookedOn', 'reference', 'description', 'amount', 'state', 'targetName']}
        main="reference"
        brief={['bookedOn', 'amount', 'state']}
        cells={{
          reference: ({ lineNo, reference, description }) =>
            lineNo === 0 ? t('openingLine') : reference || description,
          state: ({ state }) => <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>,
          targetName: reasonOf,
        }}
        details={{
          label: ({ lineNo, reference }) => t('line.details', { line: reference || lineNo }),
          draw: (row, { reload }) => <LineDetails line={row} mayWrite={mayWrite} reload={reload} />,
        }}
        empty={<EmptyState title={t('noLines')} />}
      />
    </>
  );
}
