import { Skeleton } from '@mantine/core';
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { recentSearches } from '@onegi/contract/calls/quotes/recent-searches';
import { homeOverview } from '@onegi/contract/calls/workplace/home-overview';
import { waitingWork } from '@onegi/contract/calls/workplace/waiting-work';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import { answering } from '../../lib/server-answers.ts';
import { SignedInOnly } from '../accounts/signed-in-only.tsx';
import type { Me } from '../accounts/use-me.ts';
import { nameOf } from '../accounts/user-name.ts';
import { greetingAt } from './greeting.ts';
import { Months } from './months.tsx';
import { RecentCases } from './recent-cases.tsx';
import { RecentQuotes } from './recent-quotes.tsx';
import { WaitingList } from './waiting-list.tsx';
import classes from './work.module.css';

export { clientLoader } from '../../lib/server-answers.ts';

export const loader = answering(async (ask) => {
  const user = await ask(me, {});
  if (!user?.signedIn) return;
  await Promise.all([ask(waitingWork, {}), ask(homeOverview, {}), ask(recentSearches, {})]);
});

/** Where a login leads: what waits, how the month goes, and what to go on with. */
export default function HomePage() {
  const t = useTranslations('workplace.home');
  return (
    <div className="container page tall">
      <PageHead title={t('title')} description={t('description')} />
      <SignedInOnly>{(user) => <Home user={user} />}</SignedInOnly>
    </div>
  );
}

function Home({ user }: { user: Me }) {
  // What was done a moment ago must show.
  const overview = useQuery({ ...queryOf(homeOverview, {}), staleTime: 5_000 });
  const { data, error, refetch } = overview;
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={520} radius="md" />;
  const { now, scope, months, cases } = data;
  const sells = scope === 'own';
  return (
    <>
      <Greeting user={user} now={now} />
      <WaitingList user={user} now={now} />
      {months && scope && <Months months={months} scope={scope} />}
      {sells && (
        <div className={`stack gap-md mt-xl ${classes.recent}`}>
          <RecentQuotes />
          <RecentCases cases={cases} />
        </div>
      )}
    </>
  );
}

function Greeting({ user, now }: { user: Me; now: string }) {
  const t = useTranslations('workplace.home');
  const role = useTranslations('accountsWeb.roles');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : 'zh-Hant-HK', { type: 'conjunction' });
  return (
    <>
      <h1>{t(greetingAt(new Date(now)), { name: nameOf(user, locale) })}</h1>
      {user.roles.length > 0 && (
        <p className="dimmed mt-2xs">{t('roles', { roles: list.format(user.roles.map((each) => role(each))) })}</p>
      )}
    </>
  );
}
