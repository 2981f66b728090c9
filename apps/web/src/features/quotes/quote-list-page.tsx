import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { StepBar } from '../../components/step-bar.tsx';
import { searchOfAddress } from '../../lib/search-address.ts';
import { rememberSearched } from '../../lib/searched-hint.ts';
import { answering, useAddressKnown } from '../../lib/server-answers.ts';
import classes from './list.module.css';
import { QuoteList } from './quote-list.tsx';
import { SearchSummary } from './search-summary.tsx';
import { useListAddress } from './use-list-address.ts';
import { askForListedPlans } from './use-listed-plans.ts';

export { clientLoader } from '../../lib/server-answers.ts';

export const loader = answering((ask, { address }) => askForListedPlans(ask, searchOfAddress(address)));

export default function QuoteListPage() {
  const t = useTranslations('quoteList');
  const address = useListAddress();
  const isKnown = useAddressKnown();
  useEffect(rememberSearched, []);
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <div className={classes.page}>
        <StepBar current="quotes" back={{ search: isKnown ? address.editUrl : '/' }} />
        <div className={`container ${classes.head}`}>
          <h1>{t('title')}</h1>
          <SearchSummary searched={isKnown ? address.searched : undefined} editUrl={isKnown ? address.editUrl : null} />
        </div>
        <QuoteList address={isKnown ? address : null} />
      </div>
    </>
  );
}
