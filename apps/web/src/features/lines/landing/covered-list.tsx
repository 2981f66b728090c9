import type { LineCode } from '@onegi/contract/lines';
import { useTranslations } from 'use-intl';
import { lineNames } from '../../../lib/line-pages.ts';
import { useLandingTexts } from '../line-texts.ts';
import classes from './landing.module.css';
import type { Icon } from './landing-props.ts';

interface Props {
  line: LineCode;
  covered: readonly (readonly [string, Icon])[];
}

export function CoveredList({ line, covered }: Props) {
  const t = useTranslations('landingPage');
  const text = useLandingTexts(lineNames[line]);
  return (
    <section className="container section" aria-labelledby="covered">
      <h2 id="covered">{t('coveredTitle')}</h2>
      <p className={`dimmed ${classes.under}`}>{t('coveredLead')}</p>
      <ul className={`stack mt-2xl ${classes.covered}`}>
        {covered.map(([key, Icon]) => (
          <li key={key}>
            <Icon size={26} stroke={1.5} className="brand" aria-hidden />
            <h3>{text(`covered.${key}.title`)}</h3>
            <p className="dimmed small">{text(`covered.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
