import { Button } from '@mantine/core';
import { crash as en } from '@onegi/messages/en/crash';
import { crash as zhHant } from '@onegi/messages/zh-Hant/crash';
import { useLocation } from 'react-router';
import classes from '../components/message-page.module.css';
import { MessagePage } from '../components/message-page.tsx';
import { ShoreLater } from '../components/shore-later.tsx';
import { Wordmark } from '../components/wordmark.tsx';
import { localeOf, localePath } from '../lib/locale-path.ts';

/** Stands outside the language layouts, so it carries its few words in both languages. */
const words = { en, 'zh-Hant': zhHant };

/** Instead of a page that broke. Both ways on load anew what may have failed to load. */
export function ErrorBoundary() {
  const locale = localeOf(useLocation().pathname);
  const text = words[locale];
  return (
    <main className={classes.alone}>
      <title>{text.title}</title>
      <MessagePage
        scene={<ShoreLater />}
        mark={<Wordmark />}
        title={text.title}
        ways={
          <>
            <Button variant="accent" onClick={() => window.location.reload()}>
              {text.reload}
            </Button>
            <a href={localePath('/', locale)} className="text-link target">
              {text.home}
            </a>
          </>
        }
      >
        <p className="large">{text.text}</p>
      </MessagePage>
    </main>
  );
}
