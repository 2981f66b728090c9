import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Skeleton } from '@mantine/core';
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { dashboard, dashboardReport } from '@onegi/contract/calls/dashboard/dashboard';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { ErrorState } from '../../components/states.tsx';
import { barePath } from '../../lib/locale-path.ts';
import { answering } from '../../lib/server-answers.ts';
import { SignedInOnly } from '../accounts/signed-in-only.tsx';
import type { Me } from '../accounts/use-me.ts';
import classes from './dashboard.module.css';
import { Figures } from './figures.tsx';
import { Notices } from './notices.tsx';
import { sellersOf } from './seller-filter.tsx';
import { useLayout } from './use-layout.ts';

/** What stands above the charts: promotions and news, or a button for each chart. */
const tops: Readonly<Record<string, 'notices' | 'charts'>> = { '/home1': 'notices', '/home2': 'charts' };

export { clientLoader } from '../../lib/server-answers.ts';

export const loader = answering(async (ask, { address }) => {
  const user = await ask(me, {});
  if (!user?.signedIn) return;
  const [item] = (await ask(dashboard, {})) ?? [];
  if (item) await ask(dashboardReport, { body: { startOn: item.startOn, endOn: item.endOn, ...sellersOf(address) } });
});

/** The dashboard. Its three addresses are one file, so that they weigh on other pages as one. */
export default function DashboardPage() {
  const t = useTranslations('dashboard');
  const { pathname } = useLocation();
  return (
    <div className={`container page tall ${classes.page}`}>
      <PageHead title={t('title')} description={t('description')} />
      <SignedInOnly>{(user) => <Dashboard user={user} top={tops[barePath(pathname)]} />}</SignedInOnly>
    </div>
  );
}

function Dashboard({ user, top }: { user: Me; top: (typeof tops)[string] | undefined }) {
  const t = useTranslations('dashboard');
  const layout = useLayout();
  return (
    <>
      <h1>{t('title')}</h1>
      {layout.items ? (
        <Figures layout={layout} items={layout.items} user={user} withChartButtons={top === 'charts'}>
          {top === 'notices' && <Notices />}
        </Figures>
      ) : layout.error ? (
        <ErrorState message={layout.error.message} onRetry={layout.retry} />
      ) : (
        <Skeleton height={520} radius="md" mt={24} />
      )}
      <p id="board-help" className="visually-hidden">
        {t('item.help')}
      </p>
      <p className="visually-hidden" role="status">
        {layout.announcement}
      </p>
    </>
  );
}
