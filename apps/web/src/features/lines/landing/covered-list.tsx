import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import type { LineName } from '../../../lib/line-pages.ts';
import { useLineTexts } from '../line-texts.ts';
import classes from './landing.module.css';

interface Props {
  name: LineName;
  covered: readonly (readonly [
    string,
    ComponentType<{ size?: number; stroke?: number; className?: string; 'aria-hidden'?: boolean }>,
  ])[];
}

export function CoveredList({ name, covered }: Props) {
  const t = useTranslations('search.landing');
  const text = useLineTexts(name);
  return (
    <section className="container section" aria-labelledby="covered">
      <h2 id="covered">{t('coveredTitle')}</h2>
      <p className={`dimmed ${classes.under}`}>{t('coveredLead')}</p>
      <ul className={`stack mt-2xl ${classes.covered}`}>
        {covered.map(([key, Icon]) => (
          <li key={key}>
            <Icon size={26} stroke={1.5} className="brand" aria-hidden />
            <h3>{text(`landing.covered.${key}.title`)}</h3>
            <p className="dimmed small">{text(`landing.covered.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
