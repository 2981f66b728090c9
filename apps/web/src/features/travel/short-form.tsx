import { Button } from '@mantine/core';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { localePath } from '../../lib/locale-path.ts';
import { travelParams } from '../../lib/search-url.ts';
import { DateFields, PartyFields, TripFields } from './fields.tsx';
import classes from './short-form.module.css';
import { TravelErrors } from './travel-errors.tsx';
import { useTravelForm } from './use-travel-form.ts';

/** The travel search on landing pages: the fewest questions a price needs. */
export function TravelShortForm() {
  const t = useTranslations();
  const state = useTravelForm();
  const searchPage = localePath('/travel-searchPlan', useLocale());
  const options = state.today ? `?${travelParams(state.form)}` : '';
  return (
    <form
      // Pressed before the script runs, it leads to step 1 with what was chosen.
      action={searchPage}
      noValidate
      className={classes.form}
      aria-label={t('travel.form.label')}
      onFocusCapture={state.touch}
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit();
      }}
    >
      <TravelErrors state={state} />
      <TripFields state={state} full={false} />
      <DateFields state={state} full={false} />
      <PartyFields state={state} full={false} />
      <Button type="submit" variant="accent" size="lg" fullWidth loading={state.busy}>
        {t('common.actions.getQuotes')}
      </Button>
      <Link to={`/travel-searchPlan${options}`} className={`text-link ${classes.more}`}>
        {t('travel.form.moreOptions')}
      </Link>
    </form>
  );
}
