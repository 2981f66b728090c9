import { Button } from '@mantine/core';
import { crash as en } from '@onegi/messages/en/crash';
import { crash as zhHant } from '@onegi/messages/zh-Hant/crash';
import { useLocation } from 'react-router';
import classes from '../components/message-page.module.css';
import { localeOf } from '../lib/locale-path.ts';

/** Stands outside the language layouts, so it carries its few words in both languages. */
const words = { en, 'zh-Hant': zhHant };

export function ErrorBoundary() {
  const text = words[localeOf(useLocation().pathname)];
  return (
    <main className={`container ${classes.page}`}>
      <title>{text.title}</title>
      <h1>{text.title}</h1>
      <p>{text.text}</p>
      <Button onClick={() => window.location.reload()}>{text.reload}</Button>
    </main>
  );
}
