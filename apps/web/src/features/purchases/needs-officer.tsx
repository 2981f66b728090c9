import { Button } from '@mantine/core';
import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { useReader } from '../../lib/use-reader.ts';
import { requestUrl } from '../quotes/plan-action.ts';
import { listOf } from './search-links.ts';

/** An answer that cannot be bought online, and the way to somebody who can help. */
export function NeedsOfficer({ quote }: { quote: FrozenQuote }) {
  const t = useTranslations('apply.details');
  const reader = useReader();
  return (
    <Notice kind="info" title={t('officerTitle')}>
      <p>{t('officer', reader)}</p>
      <Button component={Link} to={requestUrl(quote, listOf(quote), 'answer')}>
        {t('officerRequest')}
      </Button>
    </Notice>
  );
}
