import { IconUser } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import type { Locale } from '../lib/locale-path.ts';
import { useSignedInHint } from '../lib/session-hint.ts';
import classes from './shell.module.css';
import type { Place, UserPart } from './user-part.ts';

/** Visitors load none of this, and without a connection the page goes on without it. */
const load = (locale: Locale) => () =>
  import('./load-signed-in.ts')
    .then(({ loadSignedIn }) => loadSignedIn(locale))
    .catch((): { default: UserPart } => ({ default: () => null }));

const SignedIn = { en: lazy(load('en')), 'zh-Hant': lazy(load('zh-Hant')) };

/** The way to the login, or the user with what belongs to them. */
export function UserArea({ place }: { place: Place }) {
  const t = useTranslations('common.nav');
  const User = SignedIn[useLocale()];
  if (useSignedInHint()) {
    return (
      <Suspense fallback={null}>
        <User place={place} />
      </Suspense>
    );
  }
  return (
    <Link
      to="/login"
      className={
        place === 'bar'
          ? `plain-button target small unbroken ${classes.control} ${classes.onlyWide}`
          : 'plain-button row full-width gap-sm menu-row'
      }
    >
      {place === 'drawer' && <IconUser size={22} stroke={1.75} aria-hidden />}
      {t('logIn')}
    </Link>
  );
}
