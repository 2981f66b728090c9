import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { StepBar } from '../../components/step-bar.tsx';
import { linePages } from '../../lib/line-pages.ts';
import { FormErrors } from './form-errors.tsx';
import type { AnyForm } from './line-form.ts';
import { useLineTexts } from './line-texts.ts';
import { PromotionCode } from './questions.tsx';
import classes from './search-frame.module.css';
import type { LineFormState } from './use-line-form.ts';

interface Props<Form extends AnyForm> {
  state: LineFormState<Form>;
  listLabels?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Step 1 of the purchase, with every question of a line's search. */
export function SearchFrame<Form extends AnyForm>({ state, listLabels, children }: Props<Form>) {
  const t = useTranslations('common.actions');
  const { line, name } = state.definition;
  const text = useLineTexts(name);
  return (
    <>
      <PageHead title={text('search.title')} description={text('search.description')} path={linePages[line].search} />
      <StepBar current="search" />
      <div className={`container ${classes.page}`}>
        <h1>{text('search.headline')}</h1>
        <p className="dimmed mt-xs">{text('search.lead')}</p>
        <form
          noValidate
          className={classes.form}
          aria-label={text('form.label')}
          onFocusCapture={state.touch}
          onSubmit={(event) => {
            event.preventDefault();
            void state.submit();
          }}
        >
          <FormErrors state={state} listLabels={listLabels} />
          {children}
          <section className={`flex rule-above gap-md ${classes.part}`}>
            <PromotionCode state={state} />
          </section>
          <Button type="submit" variant="accent" size="lg" loading={state.busy} className={classes.next}>
            {t('next')}
          </Button>
        </form>
      </div>
    </>
  );
}

/** Questions that belong together. */
export function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={`flex rule-above gap-md ${classes.part}`}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}

/** Who or what counts as what. */
export function Definitions({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={`tinted dimmed small ${classes.definitions}`} aria-label={label}>
      {children}
    </ul>
  );
}
