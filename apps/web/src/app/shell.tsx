import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useOnNavigation } from '../lib/use-on-navigation.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';
import { useEarlyTouches } from './use-early-touches.ts';

export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('common');
  const main = useRef<HTMLElement>(null);
  useEarlyTouches();

  // What had the focus went with the old page: the keyboard goes on from the start of the new one.
  useOnNavigation(() => {
    delete window.earlyTouches;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  });

  return (
    <>
      <a href="#main" className={classes.skip}>
        {t('skipToContent')}
      </a>
      <Header />
      <main ref={main} id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}
