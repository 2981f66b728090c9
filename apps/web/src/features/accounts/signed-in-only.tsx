import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { ShoreLater } from '../../components/shore-later.tsx';
import { ErrorState } from '../../components/states.tsx';
import { barePath, localePath } from '../../lib/locale-path.ts';
import { permissionOfPage } from '../../lib/page-permission.ts';
import { placeAfterLogin, placeOfLimit, placeOnTheWay } from './places.ts';
import { type Me, useMe } from './use-me.ts';

interface Props {
  children: (me: Me) => ReactNode;
}

/**
 * A page for those who have its permission: visitors go to the login and come back, and who has something to do first is led
 * there. The server decides again on every call.
 */
export function SignedInOnly({ children }: Props) {
  const { data, error, refetch } = useMe();
  const { pathname, search } = useLocation();
  const locale = useLocale();
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={260} radius="md" style={{ maxWidth: 460 }} />;
  const here = barePath(pathname);
  const goTo = (place: string) => <Navigate to={localePath(place, locale)} replace />;
  if (!data.signedIn) return goTo(`/login?${new URLSearchParams({ next: placeAfterLogin(here + search) })}`);
  const first = data.limitedTo && placeOfLimit[data.limitedTo];
  if (first && here !== first && here !== placeOfLimit.password) return goTo(placeOnTheWay(first, here + search));
  if (!data.rights[permissionOfPage(here)]) return <NoAccess />;
  return children(data);
}

function NoAccess() {
  const t = useTranslations('accountsWeb.access');
  return (
    <MessagePage
      framed
      scene={<ShoreLater />}
      title={t('title')}
      ways={
        <Button component={Link} to="/home-page" variant="accent">
          {t('home')}
        </Button>
      }
    >
      <p className="large">{t('text')}</p>
    </MessagePage>
  );
}
