import { Button } from '@mantine/core';
import type { AnswerOf } from '@onegi/contract/call';
import type { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { dayAndTime } from '../../lib/long-date.ts';

interface Props {
  receipt: AnswerOf<typeof requestQuote>;
  searchUrl?: string;
}

/** The request is taken down: its number, and when to expect an answer. */
export function RequestReceived({ receipt, searchUrl }: Props) {
  const t = useTranslations('requests.done');
  const locale = useLocale();
  const { promisedHours: hours, promiseCounts: counts, dueAt } = receipt;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="sheet stack gap-md items-start" style={{ padding: 28 }}>
      <h1 ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {t('title')}
      </h1>
      <p>{t('text', { hours, counts, moment: dayAndTime(dueAt, locale) })}</p>
      <dl>
        <dt className="dimmed small">{t('number')}</dt>
        <dd className="large heavy tabular">{receipt.requestNumber}</dd>
      </dl>
      <p className="dimmed small">{t('keep')}</p>
      <div className="flex wrap gap-sm">
        <Button component={Link} to="/requests" variant="filled">
          {t('mine')}
        </Button>
        <Button component={Link} to={searchUrl ?? '/'} variant="default">
          {t(searchUrl ? 'back' : 'home')}
        </Button>
      </div>
    </section>
  );
}
