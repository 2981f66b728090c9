import { useLocale } from 'use-intl';
import { listedDate } from '../lib/long-date.ts';

/** Two days, on one line or on two: neither is broken. */
export function Period({ from, until }: { from: string; until: string }) {
  const locale = useLocale();
  return (
    <>
      <span className="unbroken">{listedDate(from, locale)} –</span>{' '}
      <span className="unbroken">{listedDate(until, locale)}</span>
    </>
  );
}
