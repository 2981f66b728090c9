import { Button } from '@mantine/core';
import { bankStatementList } from '@onegi/contract/calls/settlement/bank-statements';
import { bankAccounts } from '@onegi/contract/fields/bank';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../../components/link.tsx';
import { ListPage } from '../../../components/list/list-page.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { listedDate } from '../../../lib/long-date.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { AccountPosition } from './account-position.tsx';
import { importAddress, linesAddress } from './bank-address.ts';

/** Statements that were imported, and where books and bank stand. */
export default function StatementsPage() {
  const t = useTranslations('bank');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {({ rights }) => <Statements mayWrite={rights['bank.write'] !== undefined} />}
    </WorkFrame>
  );
}

/** The last day has the first before it. */
const shownList = {
  ...bankStatementList,
  columns: { ...bankStatementList.columns, endsOn: { label: 'bank.period', kind: 'date' } },
} as const;

function Statements({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslations('bank');
  const locale = useLocale();
  const toImport = (
    <Button component={Link} to={importAddress}>
      {t('import.button')}
    </Button>
  );
  return (
    <ListPage
      list={shownList}
      label={t('title')}
      keyOf={({ statementId }) => statementId}
      columns={['endsOn', 'account', 'opening', 'closing', 'lines', 'openLines', 'importedAt', 'importedBy']}
      main="endsOn"
      wide={null}
      brief={['account', 'closing', 'openLines']}
      cells={{
        endsOn: ({ statementId, startsOn, endsOn }) => (
          <Link className="text-link unbroken" to={linesAddress({ statementId })}>
            {listedDate(startsOn, locale)} – {listedDate(endsOn, locale)}
          </Link>
        ),
        openLines: ({ openLines }) => <StateBadge tone={openLines > 0 ? 'waiting' : 'good'}>{openLines}</StateBadge>,
      }}
      tools={() => (mayWrite ? toImport : null)}
      above={() => (
        <div className="stack gap-md mt-md mb-md">
          {bankAccounts.map((account) => (
            <AccountPosition key={account} account={account} mayWrite={mayWrite} />
          ))}
        </div>
      )}
      empty={
        <EmptyState title={t('empty')}>
          <p className="dimmed">{t('emptyHint')}</p>
          {mayWrite && toImport}
        </EmptyState>
      }
    />
  );
}
