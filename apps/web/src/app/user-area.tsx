import { IconUser } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import { useSignedInHint } from '../lib/session-hint.ts';
import classes from './shell.module.css';
import { useLoadedWorkplace } from './use-workplace.ts';
import type { Place } from './workplace/workplace.ts';

/** The way to the login, or the account of who is signed in already. */
export function UserArea({ place }: { place: Place }) {
  const t = useTranslations('common.nav');
  const isSignedIn = useSignedInHint();
  const workplace = useLoadedWorkplace(isSignedIn);
  if (isSignedIn) return workplace ? <workplace.Account place={place} /> : null;
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
