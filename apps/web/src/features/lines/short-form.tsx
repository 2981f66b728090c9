import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { linePages } from '../../lib/line-pages.ts';
import { localePath } from '../../lib/locale-path.ts';
import { addressOf } from '../../lib/search-params.ts';
import { FormErrors } from './form-errors.tsx';
import type { AnyForm } from './line-form.ts';
import { useLineTexts } from './line-texts.ts';
import { PromotionCode } from './questions.tsx';
import classes from './short-form.module.css';
import type { LineFormState } from './use-line-form.ts';

interface Props<Form extends AnyForm> {
  state: LineFormState<Form>;
  /** The fields asked here, where step 1 asks more before there is a price; without them the quotes follow at once. */
  asks?: readonly (keyof Form)[];
  /** Asks for a promotion code here too; without it step 1 does, where there is one. */
  withPromotion?: boolean;
  /** What step 1 asks besides, where that is not the promotion code alone. */
  more?: string;
  children: ReactNode;
}

/** A line's search on landing pages: the fewest questions that lead on. */
export function ShortForm<Form extends AnyForm>({ state, asks, withPromotion, more, children }: Props<Form>) {
  const t = useTranslations();
  const { line, name, params } = state.definition;
  const text = useLineTexts(name);
  const { landing, search } = linePages[line];
  const asksAll = search === landing;
  const action = localePath(search, useLocale());
  const options = state.today ? `?${addressOf(line, params, state.form)}` : '';
  return (
    <form
      // Pressed before the script runs, it leads to step 1 with what was chosen.
      action={action}
      noValidate
      className={classes.form}
      aria-label={text('form.label')}
      onFocusCapture={state.touch}
      onSubmit={(event) => {
        event.preventDefault();
        void (asks ? state.proceed(asks) : state.submit());
      }}
    >
      <FormErrors state={state} />
      {children}
      {(asksAll || withPromotion) && <PromotionCode state={state} />}
      <Button type="submit" variant="accent" size="lg" fullWidth loading={state.busy}>
        {t('search.freeQuote')}
      </Button>
      {!asks && !asksAll && (
        <Link to={`${search}${options}`} className={`text-link target small ${classes.more}`}>
          {more ?? t('search.withPromotion')}
        </Link>
      )}
    </form>
  );
}
