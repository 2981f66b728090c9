import { Skeleton } from '@mantine/core';
import { claimFaqs } from '@onegi/contract/calls/content/claims';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './content.module.css';
import { LinePicker, useChosenLine } from './line-picker.tsx';

/** What people ask about claims under the chosen insurance. */
export default function ClaimsFaqPage() {
  const t = useTranslations('content');
  const line = useChosenLine();
  const inLanguage = useInLanguage();
  const { data, error, refetch } = useQuery(queryOf(claimFaqs, { query: { line } }));
  return (
    <div className="container page tall">
      <PageHead title={t('faq.title')} description={t('faq.description')} path="/claimsFaq" />
      <h1>{t('faq.title')}</h1>
      <p className={`dimmed ${classes.lead}`}>{t('faq.lead')}</p>
      <LinePicker legend={t('faq.category')} chosen={line} />
      <div className="mb-md" style={{ maxWidth: 820, minHeight: 420 }} aria-live="polite">
        {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={420} radius="md" />}
        {data?.records.length === 0 && <EmptyState title={t('faq.nothing')} />}
        {data?.records.map(({ id, question, questionZh, answer, answerZh }) => (
          <details key={id} className="fold">
            <summary>
              {inLanguage(question, questionZh)}
              <IconPlus size={20} stroke={1.75} aria-hidden />
            </summary>
            <p className="dimmed" style={{ paddingBottom: 'var(--mantine-spacing-lg)', whiteSpace: 'pre-line' }}>
              {inLanguage(answer, answerZh)}
            </p>
          </details>
        ))}
      </div>
      <Link to={`/makingClaims?prod=${line}`} className="text-link target">
        {t('faq.forms')}
      </Link>
    </div>
  );
}
