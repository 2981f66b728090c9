import { Skeleton } from '@mantine/core';
import type { LineCode } from '@onegi/contract/lines';
import { type ComponentType, useEffect, useState } from 'react';
import { type AbstractIntlMessages, useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { WithMessages } from '../../components/more-messages.tsx';
import { linePages } from '../../lib/line-pages.ts';
import { TravelShortForm } from '../lines/travel/short-form.tsx';
import { shortForms } from './short-forms.ts';

interface Loaded {
  readonly line: LineCode;
  readonly Form: ComponentType;
  readonly texts: AbstractIntlMessages;
}

/** The short form of the chosen line. Travel's is in the page; the others come with their texts when they are chosen. */
export function ChosenForm({ line }: { line: LineCode }) {
  const t = useTranslations('common');
  const name = useTranslations('lineNames');
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (line === 'TRAVEL') return;
    let current = true;
    setFailed(false);
    const { form, texts } = shortForms[line];
    Promise.all([form(), texts[locale]()])
      .then(([Form, found]) => current && setLoaded({ line, Form, texts: { ...found } }))
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [line, locale]);

  if (line === 'TRAVEL') return <TravelShortForm />;
  if (failed) {
    return (
      <p role="alert">
        <Link to={linePages[line].landing} className="text-link">
          {name(`${line}.full`)}
        </Link>
      </p>
    );
  }
  if (loaded?.line !== line) {
    return (
      <div className="stack gap-md" role="status">
        <span className="visually-hidden">{t('states.loading')}</span>
        <Skeleton height={52} radius="md" />
        <Skeleton height={52} radius="md" />
        <Skeleton height={50} radius="md" />
      </div>
    );
  }
  const { Form, texts } = loaded;
  return (
    <WithMessages messages={texts}>
      <Form />
    </WithMessages>
  );
}
