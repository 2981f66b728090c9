import { Button } from '@mantine/core';
import { compareOffersPdf } from '@onegi/contract/calls/requests/commercial/offer-desk';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SideScroll } from '../../../components/side-scroll.tsx';
import { fetchFile } from '../../../lib/api.ts';
import { todayInHongKong } from '../../../lib/dates.ts';
import type { Locale } from '../../../lib/locale-path.ts';
import { listedDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { notifyFailure } from '../../../lib/notify.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import classes from './offers.module.css';

/** An offer that has figures. */
type Priced = Offer & { readonly premiumCents: number; readonly totalCents: number };

/** The offers that are good today, or the one that was accepted; the lowest first. */
export function comparedOffers(offers: readonly Offer[]): Priced[] {
  const today = todayInHongKong();
  return offers
    .filter(
      ({ offerState, validUntil }) =>
        offerState === 'accepted' || (offerState === 'quoted' && validUntil !== null && validUntil >= today),
    )
    .filter((offer): offer is Priced => offer.premiumCents !== null && offer.totalCents !== null)
    .toSorted((a, b) => a.totalCents - b.totalCents);
}

interface Row {
  readonly label: string;
  /** Null where there is nothing to say. */
  readonly of: (offer: Priced) => ReactNode;
  readonly isStrong?: boolean;
}

/** Offers beside each other, to be read down; and as a PDF for the client. */
export function CompareOffers({ caseNumber, offers }: { caseNumber: string; offers: readonly Priced[] }) {
  const t = useTranslations('offerDesk');
  const locale = useLocale();
  const pick = useInLanguage();
  const lowest = offers[0]?.totalCents ?? 0;
  const money = (cents: number | null) =>
    cents ? (
      <span className="tabular" data-amount>
        {formatMoney(cents)}
      </span>
    ) : null;
  const rows: Row[] = [
    { label: t('panel.premium'), of: ({ premiumCents }) => money(premiumCents) },
    { label: t('comparing.bearing'), of: ({ bearingCents }) => money(bearingCents) },
    { label: t('comparing.classLevies'), of: ({ classLeviesCents }) => money(classLeviesCents) },
    { label: t('comparing.iaLevy'), of: ({ iaLevyCents }) => money(iaLevyCents) },
    { label: t('panel.total'), of: ({ totalCents }) => money(totalCents), isStrong: true },
    {
      label: t('comparing.difference'),
      of: ({ totalCents }) => (totalCents === lowest ? t('comparing.lowest') : money(totalCents - lowest)),
    },
    { label: t('panel.validUntil'), of: ({ validUntil }) => validUntil && listedDate(validUntil, locale) },
    { label: t('panel.reference'), of: ({ insurerReference }) => insurerReference || null },
    { label: t('panel.excess'), of: ({ excess }) => excess || null },
    { label: t('panel.conditions'), of: ({ conditions }) => conditions || null },
    { label: t('panel.remark'), of: ({ remark }) => remark || null },
    { label: t('panel.comment'), of: ({ comment }) => comment || null },
  ];
  return (
    <section className="framed stack gap-md p-card" aria-labelledby="compare-title">
      <h3 className="medium" id="compare-title">
        {t('comparing.title')}
      </h3>
      <SideScroll label={t('comparing.scroll')}>
        <table className={`small ${classes.compared}`}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('comparing.figure')}</span>
              </th>
              {offers.map(({ offerNumber, insurerName, insurerNameZh }) => (
                <th key={offerNumber} scope="col">
                  {pick(insurerName, insurerNameZh)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ of }) => offers.some((offer) => of(offer) !== null))
              .map(({ label, of, isStrong = false }) => (
                <tr key={label} className={isStrong ? 'strong' : undefined}>
                  <th scope="row" className="dimmed">
                    {label}
                  </th>
                  {offers.map((offer) => (
                    <td key={offer.offerNumber} className="break-anywhere">
                      {of(offer) ?? '–'}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </SideScroll>
      <div className="flex wrap gap-sm">
        <PdfButton caseNumber={caseNumber} language="en" label={t('comparing.pdf')} />
        <PdfButton caseNumber={caseNumber} language="zh-Hant" label={t('comparing.pdfZh')} />
      </div>
      <p className="dimmed fine">{t('comparing.pdfNote')}</p>
    </section>
  );
}

function PdfButton({ caseNumber, language, label }: { caseNumber: string; language: Locale; label: string }) {
  const making = useMutation({
    mutationFn: () => fetchFile(compareOffersPdf, { query: { caseNumber, language } }),
    onSuccess: (file) => saveBlob(file, `OneGI-${caseNumber}-${language}.pdf`),
    onError: notifyFailure,
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
      loading={making.isPending}
      onClick={() => making.mutate()}
    >
      {label}
    </Button>
  );
}
