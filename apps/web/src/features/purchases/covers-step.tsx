import { Button } from '@mantine/core';
import type { OfferedCover } from '@onegi/contract/calls/purchases/shapes';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { idOf } from '../forms/id-of.ts';
import { useFormErrors } from '../forms/use-form-errors.ts';
import { CoverOffer } from './cover-offer.tsx';
import classes from './covers-step.module.css';
import { issuesOfCovers } from './draft-covers.ts';
import type { DraftState, DraftStore } from './draft-store.ts';

interface Props {
  store: DraftStore;
  state: DraftState;
  onNext: () => void;
}

/** Optional covers, each yes or no, some for a sum, with what it adds on this very quote. */
export function CoversStep({ store, state, onNext }: Props) {
  const t = useTranslations('apply.covers');
  const pick = useInLanguage();
  const { application, draft } = state;
  const { offeredCovers } = application;
  const amountAt = (path: string) =>
    draft.covers.find(({ optionCode }) => path === `covers.${optionCode}`)?.amount ?? '';
  const nameAt = (path: string) => {
    const offer = offeredCovers.find(({ optionCode }) => path === `covers.${optionCode}`);
    return offer ? pick(offer.name, offer.nameZh) : path;
  };
  const issues = issuesOfCovers(offeredCovers, draft.covers);
  const errors = useFormErrors(issues, amountAt, nameAt);

  function choose({ optionCode }: OfferedCover, amount: string | undefined, when: 'resting' | 'now') {
    store.change((old) => {
      const others = old.covers.filter((cover) => cover.optionCode !== optionCode);
      return { ...old, covers: amount === undefined ? others : [...others, { optionCode, amount }] };
    }, when);
  }

  return (
    <form
      noValidate
      aria-label={t('title')}
      onBlur={errors.onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        if (issues.length > 0) errors.fail();
        else onNext();
      }}
    >
      <p className="dimmed mt-xs">{t('lead')}</p>
      <ErrorSummary errors={errors.summary} attempt={errors.attempt} />
      <ul className="stack gap-sm mt-xl">
        {offeredCovers.map((offer) => {
          const path = `covers.${offer.optionCode}`;
          return (
            <CoverOffer
              key={offer.optionCode}
              id={idOf(path)}
              offer={offer}
              amount={draft.covers.find(({ optionCode }) => optionCode === offer.optionCode)?.amount}
              error={errors.errorOf(path)}
              onChange={(amount, when) => choose(offer, amount, when)}
            />
          );
        })}
      </ul>
      <div className={`flex mt-2xl ${classes.actions}`}>
        <Button variant="accent" size="lg" type="submit">
          {t('next')}
        </Button>
      </div>
    </form>
  );
}
