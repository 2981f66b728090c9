import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { useTranslations } from 'use-intl';
import { searchedTrip } from './searched-trip.ts';

/** Under the button that pays: that the gateway's page is being opened, and what paying confirms. */
export function PayingNotes({ quote, busy }: { quote: FrozenQuote; busy: boolean }) {
  const t = useTranslations('apply.pay');
  const trip = searchedTrip(quote);
  return (
    <>
      <p role="status" className={busy ? 'dimmed small' : 'visually-hidden'}>
        {busy ? t('opening') : ''}
      </p>
      <p className="dimmed small">{t('fine', { trip: trip?.tripType === 'S' ? 'single' : 'none' })}</p>
    </>
  );
}
