import { offerList } from '@onegi/contract/calls/requests/commercial/offer-list';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../../components/link.tsx';
import { ListPage } from '../../../components/list/list-page.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { todayInHongKong } from '../../../lib/dates.ts';
import { listedDate } from '../../../lib/long-date.ts';
import { useListOptions } from '../../../lib/use-list-options.ts';
import { formAddress } from '../form-address.ts';
import classes from './offers.module.css';

/** What the address calls which of both lists is shown, and the list of offers. */
const LIST = 'list';
const OFFERS = 'offers';
const address = '/commercial-insurance/quotation';

/** Two lists on one page, each with filters and order of its own in the address: the one given, and offers to answer. */
export function WithOffersWaiting({ isOffice, children }: { isOffice: boolean; children: ReactNode }) {
  const t = useTranslations('offerDesk.tabs');
  const [params] = useSearchParams();
  const isOffers = params.get(LIST) === OFFERS;
  const tabs = [
    { id: 'cases', to: address, isShown: !isOffers },
    { id: 'offers', to: `${address}?${LIST}=${OFFERS}`, isShown: isOffers },
  ] as const;
  return (
    <>
      <nav className={classes.tabs} aria-label={t('label')}>
        {tabs.map(({ id, to, isShown }) => (
          <Link key={id} to={to} className="target" aria-current={isShown ? 'page' : undefined}>
            {t(id)}
          </Link>
        ))}
      </nav>
      {isOffers ? <OffersWaiting isOffice={isOffice} /> : children}
    </>
  );
}

const columns = ['caseNumber', 'insuredName', 'insurerName', 'totalCents', 'validUntil', 'answeredAt'] as const;

/** Offers that wait for the consultant's answer, what runs out first in front; each leads to its case. */
function OffersWaiting({ isOffice }: { isOffice: boolean }) {
  const t = useTranslations('offerDesk.waiting');
  const locale = useLocale();
  return (
    <ListPage
      list={offerList}
      label={t('title')}
      keyOf={({ caseNumber, offerNumber }) => `${caseNumber}-${offerNumber}`}
      columns={isOffice ? [...columns, 'consultantCode'] : columns}
      wide="insuredName"
      brief={['insurerName', 'totalCents', 'validUntil']}
      cells={{
        caseNumber: ({ caseNumber }) => (
          <Link to={formAddress({ caseNumber })} className="text-link" aria-label={t('open', { number: caseNumber })}>
            {caseNumber}
          </Link>
        ),
        answeredAt: ({ answeredAt }) => answeredAt && listedDate(todayInHongKong(new Date(answeredAt)), locale),
      }}
      options={{ caseProduct: useListOptions('PRODUCT'), insurerAsked: useListOptions('QUOTE_INSURER') }}
      empty={
        <EmptyState title={t('empty')}>
          <p className="dimmed">{t('emptyText')}</p>
        </EmptyState>
      }
    />
  );
}
