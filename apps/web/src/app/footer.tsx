import { Still } from '../components/still.tsx';
import { withTexts } from '../components/with-texts.tsx';
import type { Locale } from '../lib/locale-path.ts';
import { HotlineBlock } from './hotline-block.tsx';
import classes from './shell.module.css';

const loadLinks = (locale: Locale) =>
  withTexts(
    import('./links-of-footer.tsx').then(({ FooterLinks }) => FooterLinks),
    locale === 'en'
      ? [import('@onegi/messages/en/menus'), import('@onegi/messages/en/site-footer')]
      : [import('@onegi/messages/zh-Hant/menus'), import('@onegi/messages/zh-Hant/site-footer')],
  );

export function Footer() {
  return (
    <footer className={`rule-above tinted small no-print ${classes.footer}`}>
      <div className={`container ${classes.footGrid}`}>
        <HotlineBlock />
        <Still load={loadLinks} given={{}} className={classes.still} />
      </div>
    </footer>
  );
}
