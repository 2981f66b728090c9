import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../app/page-head.tsx';
import { StepBar } from '../../components/step-bar.tsx';
import { TextField } from '../../components/text-field.tsx';
import { DateFields, PartyFields, TripFields } from './fields.tsx';
import classes from './search-page.module.css';
import { TravelErrors } from './travel-errors.tsx';
import { useTravelForm } from './use-travel-form.ts';

/** Step 1 of the purchase, with every question of a travel search. */
export default function TravelSearchPage() {
  const t = useTranslations();
  const state = useTravelForm();
  return (
    <>
      <PageHead
        title={t('travel.search.title')}
        description={t('travel.search.description')}
        path="/travel-searchPlan"
      />
      <StepBar current="search" />
      <div className={`container ${classes.page}`}>
        <h1>{t('travel.search.headline')}</h1>
        <p className={`dimmed ${classes.lead}`}>{t('travel.search.lead')}</p>
        <form
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
          <section className={classes.part}>
            <h2>{t('travel.search.whenTitle')}</h2>
            <TripFields state={state} full />
            <DateFields state={state} full />
          </section>
          <section className={classes.part}>
            <h2>{t('travel.search.whoTitle')}</h2>
            <PartyFields state={state} full />
            <ul className={classes.definitions} aria-label={t('travel.form.definitions')}>
              <li>{t('travel.form.familyDefinition')}</li>
              <li>{t('travel.form.childrenDefinition')}</li>
              <li>{t('travel.form.familyChildrenDefinition')}</li>
            </ul>
          </section>
          <section className={classes.part}>
            <TextField
              id="promotionCode"
              label={
                <>
                  {t('search.promotion')} <span className={classes.optional}>({t('common.form.optional')})</span>
                </>
              }
              value={state.form.promotionCode}
              onChange={(promotionCode) => state.change({ ...state.form, promotionCode })}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              error={state.errors.promotionCode}
            />
          </section>
          <Button type="submit" variant="accent" size="lg" loading={state.busy} className={classes.next}>
            {t('common.actions.next')}
          </Button>
        </form>
      </div>
    </>
  );
}
