import { Button } from '@mantine/core';
import type { ApplicantDraft, TravellerDraft } from '@onegi/contract/calls/purchases/shapes';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { todayInHongKong } from '../../lib/dates.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { travelParams } from '../../lib/search-url.ts';
import { useFormErrors } from '../forms/use-form-errors.ts';
import { valueAt } from '../forms/value-at.ts';
import { readAgreed, writeAgreed } from './agreed.ts';
import { Agreements } from './agreements.tsx';
import { ApplicantFields } from './applicant-fields.tsx';
import { issuesOfAgreements, issuesOfDraft } from './application-issues.ts';
import classes from './details-step.module.css';
import type { DraftState, DraftStore } from './draft-store.ts';
import { isOnPage, pathOfFinding } from './field-paths.ts';
import { submit } from './submit-application.ts';
import { TravellersPart } from './travellers-part.tsx';
import { useLabelOf } from './use-label-of.ts';

interface Props {
  store: DraftStore;
  state: DraftState;
  onBack: () => void;
  /** The application is complete and closed for payment. */
  onDone: () => void;
}

/** Who buys, who is insured, and the declarations. */
export function DetailsStep({ store, state, onBack, onDone }: Props) {
  const t = useTranslations('apply.details');
  const { application, draft } = state;
  const ref = application.applicationRef;
  const search = application.quote.travel;
  const [agreed, setAgreed] = useState(() => readAgreed(application));
  const [busy, setBusy] = useState(false);
  const [priceChanged, setPriceChanged] = useState(false);
  const issues = [
    ...issuesOfDraft(draft, { today: todayInHongKong(), departOn: search?.departOn ?? todayInHongKong() }),
    ...issuesOfAgreements(agreed),
  ];
  const labelOf = useLabelOf();
  const errors = useFormErrors(issues, (path) => valueAt({ ...draft, ...agreed }, path), labelOf);
  const travels = draft.applicant.isTravelling === true;

  const changeApplicant = useCallback(
    (change: Partial<ApplicantDraft>) =>
      store.change((old) => ({ ...old, applicant: { ...old.applicant, ...change } })),
    [store],
  );
  const changeTraveller = useCallback(
    (index: number, change: Partial<TravellerDraft>) =>
      store.change((old) => ({
        ...old,
        travellers: old.travellers.map((person, at) => (at === index ? { ...person, ...change } : person)),
      })),
    [store],
  );

  function agree(next: typeof agreed) {
    setAgreed(next);
    writeAgreed(ref, next);
  }

  async function goOn() {
    if (busy) return;
    if (issues.length > 0) return errors.fail();
    setBusy(true);
    setPriceChanged(false);
    try {
      if (await submit(store)) onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const aboutPrice = error.fields.some((found) => found.field === 'shownTotalCents');
      if (aboutPrice) {
        setPriceChanged(true);
        await store.reload();
      } else {
        const onPage = error.fields.filter(({ field }) => isOnPage(field));
        if (onPage.length > 0) {
          errors.take(onPage.map(({ field, message }) => ({ path: pathOfFinding(field, travels), message })));
        }
        const elsewhere = error.fields.find(({ field }) => !isOnPage(field));
        if (elsewhere) notify({ kind: 'failure', message: elsewhere.message });
        else if (onPage.length === 0) notifyFailure(error);
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      className={classes.form}
      aria-label={t('title')}
      onBlur={errors.onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      <p className="dimmed">{t('lead')}</p>
      <ErrorSummary errors={errors.summary} attempt={errors.attempt} />
      <ApplicantFields applicant={draft.applicant} onChange={changeApplicant} errorOf={errors.errorOf} />
      <TravellersPart
        draft={draft}
        onTravelling={(isTravelling) => changeApplicant({ isTravelling })}
        onChange={changeTraveller}
        errorOf={errors.errorOf}
      />
      {search && (
        <p className="dimmed small">
          {t('peopleChanged')}{' '}
          <Link to={`/travel-searchPlan?${travelParams(search)}`} className="text-link">
            {t('changeSearch')}
          </Link>
        </p>
      )}
      <section className={classes.part} aria-labelledby="part-declarations">
        <h2 id="part-declarations">{t('declarations')}</h2>
        <Agreements quote={application.quote} agreed={agreed} onChange={agree} errorOf={errors.errorOf} />
      </section>
      {priceChanged && <Notice kind="failure" title={t('priceChanged')} />}
      <div className={classes.actions}>
        <Button variant="default" size="lg" onClick={onBack}>
          {t('back')}
        </Button>
        <Button variant="accent" size="lg" type="submit" aria-disabled={busy} loading={busy}>
          {t('next')}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {busy ? t('checking') : ''}
      </p>
    </form>
  );
}
