import { Button } from '@mantine/core';
import { applicationList, type OpenApplication } from '@onegi/contract/calls/purchases/application-list';
import type { Scope } from '@onegi/contract/permissions';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';

/** Applications that nobody has paid: a consultant's own, for the office everybody's. */
export default function ApplicationsPage() {
  const t = useTranslations('workplace.applications');
  return (
    <WorkFrame title={t('title')} description={t('description')}>
      {({ rights }) => (
        <>
          <p className="dimmed mt-xs">{t(`lead.${rights['applications.read'] ?? 'own'}`)}</p>
          <Applications scope={rights['applications.read'] ?? 'own'} />
        </>
      )}
    </WorkFrame>
  );
}

/** What fits beside the navigation: an own case needs no code, one of the office no day on which it began. */
const columns = {
  own: ['planName', 'clientName', 'stage', 'totalCents', 'begunAt', 'expiresOn'],
  all: ['planName', 'clientName', 'stage', 'totalCents', 'consultantCode', 'expiresOn'],
} as const;

function Applications({ scope }: { scope: Scope }) {
  const t = useTranslations('workplace.applications');
  return (
    <ListPage
      list={applicationList}
      label={t('title')}
      keyOf={({ applicationRef }) => applicationRef}
      columns={columns[scope]}
      main="planName"
      cells={{
        planName: (row) => <ToApplication row={row} />,
        clientName: ({ clientName }) => clientName ?? <span className="dimmed">{t('noClient')}</span>,
      }}
      empty={
        <EmptyState title={t('empty')}>
          <p className="dimmed">{t('emptyText')}</p>
          <Button component={Link} to="/">
            {t('search')}
          </Button>
        </EmptyState>
      }
    />
  );
}

function ToApplication({ row: { applicationRef, planName, planNameZh } }: { row: OpenApplication }) {
  const t = useTranslations('workplace.applications');
  const plan = useInLanguage()(planName, planNameZh);
  return (
    <Link to={`/apply/${applicationRef}`} className="text-link" aria-label={t('open', { plan })}>
      {plan}
    </Link>
  );
}
