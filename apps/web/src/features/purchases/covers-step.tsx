import { Button } from '@mantine/core';
import type { OfferedCover } from '@onegi/contract/calls/purchases/shapes';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useReader } from '../../lib/use-reader.ts';
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
  const reader = useReader();
  const pick = useInLanguage();
  const { application, draft } = state;
  const { offeredCovers } = application;
  const amounts = Object.fromEntries(draft.covers.map(({ optionCode, amount }) => [optionCode, amount]));
  const nameAt = (path: string) => {
    const offer = offeredCovers.find(({ optionCode }) => path === `covers.${optionCode}`);
    return offer ? pick(offer.name, offer.nameZh) : path;
  };
  const issues = issuesOfCovers(offeredCovers, draft.covers);
  const form = useForm({
    values: { covers: amounts },
    issues,
    labelOf: nameAt,
    missingOf: () => t('enterSum'),
    submit: onNext,
  });

  function choose({ optionCode }: OfferedCover, amount: string | undefined, when: 'resting' | 'now') {
    store.change((old) => {
      const others = old.covers.filter((cover) => cover.optionCode !== optionCode);
      return { ...old, covers: amount === undefined ? others : [...others, { optionCode, amount }] };
    }, when);
  }

  return (
    <form {...form.element} aria-label={t('title')}>
      <p className="dimmed mt-xs">{t('lead')}</p>
      <ErrorSummary {...form.summary} />
      <ul className="stack gap-sm mt-xl">
        {offeredCovers.map((offer) => {
          const path = `covers.${offer.optionCode}`;
          return (
            <CoverOffer
              key={offer.optionCode}
              id={form.idOf(path)}
              offer={offer}
              amount={draft.covers.find(({ optionCode }) => optionCode === offer.optionCode)?.amount}
              error={form.errorOf(path)}
              onChange={(amount, when) => choose(offer, amount, when)}
            />
          );
        })}
      </ul>
      <div className={`flex mt-2xl phone-fill ${classes.actions}`}>
        <Button variant="accent" size="lg" type="submit">
          {t('next', reader)}
        </Button>
      </div>
    </form>
  );
}
