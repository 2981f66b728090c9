import type { CompareRow } from '@onegi/contract/calls/quotes/plan-compare';
import { useTranslations } from 'use-intl';
import { BenefitText } from '../../components/benefit-text.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useLabelled } from '../../lib/use-labelled.ts';
import classes from './details.module.css';
import { inGroups } from './row-groups.ts';

/** What one plan pays, under the schedule's headings. */
export function BenefitTable({ rows, plan }: { rows: readonly CompareRow[]; plan: string }) {
  const t = useTranslations('quoteList.details');
  const labelled = useLabelled();
  const inLanguage = useInLanguage();
  return (
    <table className={`benefits small full-width close-set ${classes.table}`}>
      <caption className="visually-hidden">{labelled(t('benefits'), plan)}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('benefit')}</th>
          <th scope="col">{t('limit')}</th>
        </tr>
      </thead>
      {inGroups(rows).map(({ group, rows: grouped }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {inLanguage(group, grouped[0]?.groupZh ?? group)}
            </th>
          </tr>
          {grouped.map((row) => (
            <tr key={row.benefitCode}>
              <th scope="row">{inLanguage(row.benefit, row.benefitZh)}</th>
              <td className={row.gaps.length > 0 ? 'dimmed tabular' : 'strong tabular'}>
                <BenefitText text={inLanguage(row.content1, row.content1Zh)} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
