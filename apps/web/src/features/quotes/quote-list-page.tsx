import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { StepBar } from '../../components/step-bar.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import classes from './list.module.css';
import { QuoteList } from './quote-list.tsx';
import { SearchSummary } from './search-summary.tsx';
import { useListAddress } from './use-list-address.ts';

export default function QuoteListPage() {
  const t = useTranslations('quoteList');
  const address = useListAddress();
  const hydrated = useHydrated();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <div className={classes.page}>
        <StepBar current="quotes" back={{ search: hydrated ? address.editUrl : '/' }} />
        <div className={`container ${classes.head}`}>
          <h1>{t('title')}</h1>
          <SearchSummary
            searched={hydrated ? address.searched : undefined}
            editUrl={hydrated ? address.editUrl : null}
          />
        </div>
        <QuoteList address={hydrated ? address : null} />
      </div>
    </>
  );
}
