import { getWorkedIncident } from '@onegi/contract/calls/incidents/worked-incident';
import { listLineExamples } from '@onegi/contract/calls/quotes/line-examples';
import { useTranslations } from 'use-intl';
import { StructuredData, usePageAddress } from '../../components/structured-data.tsx';
import { useShownAnswer } from '../../lib/use-shown-answer.ts';
import { ExamplePrices } from './example-prices.tsx';
import classes from './home-content.module.css';
import { IncidentPayouts } from './incident-payouts.tsx';

const reasons = ['price', 'all', 'first'] as const;

/** What the home page says below its form. */
export function HomeContent() {
  const t = useTranslations('frontContent');
  const examples = useShownAnswer(listLineExamples, {});
  const worked = useShownAnswer(getWorkedIncident, {});
  const addressOf = usePageAddress();
  // Built without answers: browsers then make it by themselves, with the answers.
  if (import.meta.env.SSR && !(examples && worked)) return null;
  return (
    <>
      {examples && <ExamplePrices examples={examples} />}
      {worked && <IncidentPayouts worked={worked} />}
      <section className="container section" aria-labelledby="different">
        <h2 id="different">{t('differentTitle')}</h2>
        <ol className={`stack mt-xl ${classes.reasons}`}>
          {reasons.map((reason) => (
            <li key={reason}>
              <h3>{t(`different.${reason}.title`)}</h3>
              <p className="dimmed">{t(`different.${reason}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <StructuredData
        graph={[
          { '@type': 'Organization', name: 'OneGI', url: addressOf('/') },
          { '@type': 'WebSite', name: 'OneGI', url: addressOf('/') },
        ]}
      />
    </>
  );
}
