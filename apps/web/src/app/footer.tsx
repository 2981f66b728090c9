import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import { withTexts } from '../components/with-texts.tsx';
import type { Locale } from '../lib/locale-path.ts';
import { HotlineBlock } from './hotline-block.tsx';
import classes from './shell.module.css';

type Links = { default: ComponentType };
const load = (locale: Locale): Promise<Links> =>
  withTexts(
    import('./links-of-footer.tsx').then(({ FooterLinks }) => FooterLinks),
    locale === 'en'
      ? [import('@onegi/messages/en/menus'), import('@onegi/messages/en/site-footer')]
      : [import('@onegi/messages/zh-Hant/menus'), import('@onegi/messages/zh-Hant/site-footer')],
  );

/** When pages are made the links are at hand; a browser finds them in the page. */
const Made: Record<Locale, ComponentType> | undefined = import.meta.env.SSR
  ? { en: (await load('en')).default, 'zh-Hant': (await load('zh-Hant')).default }
  : undefined;

/**
 * The footer's links are read, not worked with: they stay as they were made, and their code and texts are loaded only
 * where a page comes without them (after a change of language, and on addresses that no page was made for).
 */
function StillLinks() {
  const locale = useLocale();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType>();

  useEffect(() => {
    if (box.current?.firstChild) return;
    load(locale)
      .then((found) => setLoaded(() => found.default))
      .catch(() => {});
  }, [locale]);

  // A link of the made page is not React's: without this it would load the next page anew.
  useEffect(() => {
    const made = box.current;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || event.button !== 0 || link.origin !== window.location.origin) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    made?.addEventListener('click', follow);
    return () => made?.removeEventListener('click', follow);
  }, [navigate]);

  const Shown = Made?.[locale] ?? Loaded;
  return Shown ? (
    <div className={classes.still}>
      <Shown />
    </div>
  ) : (
    <div
      ref={box}
      className={classes.still}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it leaves what the page was made with
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

export function Footer() {
  return (
    <footer className={`rule-above tinted small no-print ${classes.footer}`}>
      <div className={`container ${classes.footGrid}`}>
        <HotlineBlock />
        <StillLinks />
      </div>
    </footer>
  );
}
