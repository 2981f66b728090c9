import { companyFacts } from '@onegi/contract/calls/company/contact';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../lib/queries.ts';
import { formatWhole } from '../../lib/whole-number.ts';
import classes from './company.module.css';

const counted = ['insurers', 'plans', 'products'] as const;

/** What can be compared today, counted by the server. */
export function Facts() {
  const t = useTranslations('company.facts');
  const { data, isError } = useQuery(queryOf(companyFacts, {}));
  if (isError) return null;
  return (
    <figure className={`mt-2xl ${classes.facts}`}>
      <dl className="sheet stack">
        {counted.map((name) => (
          <div key={name} className="flex">
            <dt className="dimmed small">{t(name)}</dt>
            <dd className="brand heavy tabular">{data ? formatWhole(data[name]) : '\u00a0'}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="dimmed small mt-xs">{t('counted')}</figcaption>
    </figure>
  );
}
