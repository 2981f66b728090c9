import { Skeleton } from '@mantine/core';
import { getPolicyMatter } from '@onegi/contract/calls/policies/policy-matter';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import type { OfEndorsement } from './of-endorsement.ts';
import classes from './policies.module.css';

/** What a policy insures by an endorsement, row by row. */
export function SubjectMatterTable({ transactionNumber, endorsementNo }: OfEndorsement) {
  const t = useTranslations('policyPage.matter');
  const pick = useInLanguage();
  const { data, error, refetch } = useQuery(
    queryOf(getPolicyMatter, { query: { number: transactionNumber, endorsementNo } }),
  );
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} radius="md" aria-busy="true" />;
  return (
    <section className="framed stack gap-sm p-card" aria-labelledby="matter-title">
      <h3 className="medium" id="matter-title">
        {t('title')}
      </h3>
      {data.length === 0 ? (
        <p className="dimmed small">{t('none')}</p>
      ) : (
        <table className={`small ${classes.matter}`} aria-labelledby="matter-title">
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('value')}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((row, at) => (
              // Two rows may be called alike.
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
              <Fragment key={at}>
                {row.matterHeading !== '' && <Heading text={pick(row.matterHeading, row.matterHeadingZh)} />}
                {row.matterType === 'CLAIMSH' ? (
                  <Heading text={pick(row.matterName, row.matterNameZh)} />
                ) : (
                  <tr>
                    <th scope="row">{pick(row.matterName, row.matterNameZh)}</th>
                    <td className="break-anywhere">{pick(row.matterValue, row.matterValueZh) || '–'}</td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={2} className="strong">
        {text}
      </th>
    </tr>
  );
}
