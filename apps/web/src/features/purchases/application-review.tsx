import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { travelOptions } from '@onegi/contract/lines/travel';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DatedText } from '../../components/dated-text.tsx';
import { Link } from '../../components/link.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { contentOf, type Draft } from './application-draft.ts';
import classes from './pay-page.module.css';

/** What is about to be bought and for whom, with the way back to change it. */
export function ApplicationReview({ application, draft }: { application: Application; draft: Draft }) {
  const t = useTranslations('apply.pay');
  const covers = useTranslations('apply.covers');
  const pick = useInLanguage();
  const { quote, applicationRef } = application;
  const { applicant, travellers, options } = contentOf(draft);
  const chosen = travelOptions.filter((option) => options[option]);
  const nameOf = (person: { surname?: string; firstName?: string }) =>
    [person.surname, person.firstName].filter(Boolean).join(' ');
  const page = `/apply/${applicationRef}`;

  const row = (name: string, value: ReactNode, edit?: { step: string; label: string }) => (
    <div className={classes.row}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {edit && (
        <dd className={classes.edit}>
          <Link to={`${page}?step=${edit.step}`} className="text-link" aria-label={edit.label}>
            {t('edit')}
          </Link>
        </dd>
      )}
    </div>
  );
  return (
    <dl className={classes.review}>
      {row(t('trip'), <DatedText text={pick(quote.searchText, quote.searchTextZh)} />)}
      {row(t('covers'), chosen.map((option) => covers(`${option}.name`)).join(' · ') || t('noCovers'), {
        step: 'covers',
        label: t('editCovers'),
      })}
      {row(t('applicant'), nameOf(applicant), { step: 'details', label: t('editDetails') })}
      {row(
        t('insured'),
        <ol>
          {travellers.map((traveller, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a person's place in the quote is who they are here
            <li key={index}>{nameOf(traveller)}</li>
          ))}
        </ol>,
      )}
      {row(t('policyTo'), applicant.email)}
    </dl>
  );
}
