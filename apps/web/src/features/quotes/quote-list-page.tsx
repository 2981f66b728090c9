import { memo, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { StepBar } from '../../components/step-bar.tsx';
import { searchOfAddress } from '../../lib/search-address.ts';
import { rememberSearched } from '../../lib/searched-hint.ts';
import { answering, useAddressKnown } from '../../lib/server-answers.ts';
import { choiceOf } from '../incidents/incident-choice.ts';
import classes from './list.module.css';
import { QuoteList } from './quote-list.tsx';
import { SearchSummary } from './search-summary.tsx';
import { ChoiceContext } from './use-choice.ts';
import { useListAddress } from './use-list-address.ts';
import { askForListedPlans } from './use-listed-plans.ts';

export { clientLoader } from '../../lib/server-answers.ts';

export const loader = answering((ask, { address }) =>
  askForListedPlans(ask, searchOfAddress(address), choiceOf(address.get('incident'))),
);

export default function QuoteListPage() {
  const { list, choice } = useListAddress();
  const [isOverfull, setOverfull] = useState(false);
  const choosing = useMemo(() => ({ ...choice, isOverfull, setOverfull }), [choice, isOverfull]);
  return (
    <ChoiceContext value={choosing}>
      <ListPage address={list} />
    </ChoiceContext>
  );
}

const ListPage = memo(function ListPage({ address }: { address: ReturnType<typeof useListAddress>['list'] }) {
  const t = useTranslations('quoteList');
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
});
