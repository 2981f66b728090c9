import { useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import { workplaceAttribute } from '../../lib/frame-hints.ts';
import { Account } from './account.tsx';
import { Bell } from './bell.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { DrawerButton } from './drawer-button.tsx';
import { SearchButton } from './search-button.tsx';
import { SideNav } from './side-nav.tsx';
import classes from './workplace.module.css';

/** What stands before the content: the navigation at the side of wide screens, and the bar above. */
export function Top() {
  const t = useTranslations('common.nav');
  useKeptPlace();
  return (
    <>
      <nav data-side aria-label={t('main')} className={`no-print ${classes.side}`}>
        <Link to="/" className={`row brand ${classes.brand}`} aria-label={t('home')}>
          <Wordmark />
        </Link>
        <SideNav />
      </nav>
      <header className={`row no-print plain-ground rule-below ${classes.bar}`}>
        <Breadcrumb />
        <SearchButton />
        <Bell />
        <Account place="bar" />
        <DrawerButton />
      </header>
    </>
  );
}

/** What kept the place until this was there goes with it. */
function useKeptPlace(): void {
  useLayoutEffect(() => () => document.documentElement.removeAttribute(workplaceAttribute), []);
}
