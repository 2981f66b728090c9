import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useOnNavigation } from '../lib/use-on-navigation.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';
import { useEarlyTouches } from './use-early-touches.ts';
import { useWorkplace } from './use-workplace.ts';

/** The page between the parts of its frame: the visitors' header and footer, or the workplace's. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('common');
  const main = useRef<HTMLElement>(null);
  const { workplace, isOwnPage } = useWorkplace();
  // The page stands beside them: it stays as it is when the frame is changed around it.
  const { Top, Foot } = workplace ?? { Top: Header, Foot: Footer };
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
      <Top />
      <main ref={main} id="main" tabIndex={-1} className={classes.main} data-working={isOwnPage || undefined}>
        {children}
      </main>
      <Foot />
    </>
  );
}
