import { Skeleton } from '@mantine/core';
import { menu } from '@onegi/contract/calls/accounts/sessions';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './accounts.module.css';
import { greetingAt } from './greeting.ts';
import { SignedInOnly } from './signed-in-only.tsx';
import type { Me } from './use-me.ts';
import { nameOf } from './user-name.ts';

const ownPages = [
  ['sessions', '/sessions'],
  ['security', '/security-settings'],
  ['password', '/go_system_update_password'],
] as const;

/** Where a login leads: what the user's roles can do. */
export default function WelcomePage() {
  const t = useTranslations('accountsWeb.welcome');
  return (
    <div className="container page tall">
      <PageHead title={t('title')} description={t('description')} />
      <SignedInOnly>{(user) => <Welcome user={user} />}</SignedInOnly>
    </div>
  );
}

function Welcome({ user }: { user: Me }) {
  const t = useTranslations('accountsWeb');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : 'zh-Hant-HK', { type: 'conjunction' });
  const roles = list.format(user.roles.map((role) => t(`roles.${role}`)));
  return (
    <>
      <h1>{t(`welcome.${greetingAt(new Date())}`, { name: nameOf(user, locale) })}</h1>
      {user.roles.length > 0 && <p className="dimmed mt-xs">{t('welcome.roles', { roles })}</p>}
      <Menus />
    </>
  );
}

function Menus() {
  const t = useTranslations('accountsWeb.welcome');
  const link = useTranslations('accountsWork.links');
  const pick = useInLanguage();
  const { data, error, refetch } = useQuery(queryOf(menu, {}));
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={200} radius="md" mt={28} />;
  return (
    <div className="masonry mt-2xl">
      {data.map((group) => (
        <section
          key={group.groupCode}
          className={`card p-xl mb-md ${classes.group}`}
          aria-labelledby={`menu-${group.groupCode}`}
        >
          <h2 id={`menu-${group.groupCode}`}>{pick(group.label, group.labelZh)}</h2>
          <ul>
            {group.items.map((item) => (
              <li key={item.path}>
                <Link to={item.path} className="text-link target small">
                  {pick(item.label, item.labelZh)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={`card p-xl mb-md ${classes.group}`} aria-labelledby="menu-account">
        <h2 id="menu-account">{t('account')}</h2>
        <ul>
          {ownPages.map(([name, path]) => (
            <li key={path}>
              <Link to={path} className="text-link target small">
                {link(name)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
