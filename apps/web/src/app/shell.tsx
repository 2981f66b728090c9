import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';

export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('common');
  return (
    <>
      <a href="#main" className={classes.skip}>
        {t('skipToContent')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}
