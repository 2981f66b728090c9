import { Button } from '@mantine/core';
import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { todayInHongKong } from '../../lib/dates.ts';
import { useReader } from '../../lib/use-reader.ts';
import { applyPageOf } from '../quotes/plan-action.ts';
import { searchPageOf } from './search-links.ts';

/** An application that can no longer be changed, and where to go from it. */
export function ClosedApplication({ application }: { application: Application }) {
  const t = useTranslations('apply.closed');
  const reader = useReader();
  const { quote } = application;
  const once = (quote.expiresOn ?? '') >= todayInHongKong() && `${applyPageOf(quote.quoteRef)}&again=1`;
  if (application.state === 'paid') {
    return (
      <Notice kind="success" title={t('paidTitle')}>
        <p>{t('paidText', reader)}</p>
        <Button component={Link} to={`/confirmation/${application.applicationRef}`}>
          {t('toConfirmation', reader)}
        </Button>
        {once && (
          <Button component={Link} to={once} variant="default">
            {t('onceMore')}
          </Button>
        )}
      </Notice>
    );
  }
  return (
    <Notice kind="info" title={t('expiredTitle')}>
      <p>{t('expiredText')}</p>
      <Button component={Link} to={searchPageOf(application.quote)}>
        {t('again')}
      </Button>
    </Notice>
  );
}
