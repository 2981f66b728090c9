import type { LineExample } from '@onegi/contract/calls/quotes/line-examples';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import classes from './insurers.module.css';

/** The insurers that sell the line, by their monograms. */
export function LandingInsurers({ insurers }: Pick<LineExample, 'insurers'>) {
  const t = useTranslations('landingPage');
  const inLanguage = useInLanguage();
  return (
    <section className="container section" aria-labelledby="insurers">
      <h2 id="insurers">{t('insurersTitle')}</h2>
      <ul className={`stack gap-sm mt-lg ${classes.list}`} data-filled>
        {insurers.map(({ insurer, insurerName, insurerNameZh }) => (
          <li key={insurer} className={`framed row small gap-sm ${classes.insurer}`}>
            <img src={`/insurers/${insurer}.svg`} alt="" width={40} height={40} loading="lazy" />
            {inLanguage(insurerName, insurerNameZh)}
          </li>
        ))}
      </ul>
    </section>
  );
}
