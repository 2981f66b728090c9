import { Skeleton } from '@mantine/core';
import { claimForms } from '@onegi/contract/calls/content/claims';
import { IconFileDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ErrorState } from '../../components/states.tsx';
import { fileUrl } from '../../lib/file-url.ts';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './content.module.css';
import { LinePicker, useChosenLine } from './line-picker.tsx';

interface Form {
  readonly key: string;
  readonly name: string;
  readonly href: string;
}

function FormGroup({ heading, forms }: { heading: string; forms: readonly Form[] }) {
  const t = useTranslations('content');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="dimmed small" style={{ margin: 'var(--mantine-spacing-lg) 0 var(--mantine-spacing-xs)' }}>
        {heading}
      </h3>
      <ul className="stack gap-xs two-columns narrow-one-column">
        {forms.map(({ key, name, href }) => (
          <li key={key}>
            <a className="card row unlined gap-sm opens" href={href} target="_blank" rel="noopener">
              <IconFileDownload size={22} stroke={1.5} className="rigid brand" aria-hidden />
              <span>{name}</span>
              <span className="dimmed fine push-end">{t('claims.pdf')}</span>
              <span className="visually-hidden">{t('table.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Claim forms of the chosen category, and what to do first. */
export default function MakingClaimsPage() {
  const t = useTranslations('content');
  const line = useChosenLine();
  const locale = useLocale();
  const inLanguage = useInLanguage();
  const { data, error, refetch } = useQuery(queryOf(claimForms, { query: { line } }));
  return (
    <div className="container page tall">
      <PageHead title={t('claims.title')} description={t('claims.description')} path="/makingClaims" />
      <h1>{t('claims.title')}</h1>
      <p className={`dimmed ${classes.lead}`}>{t('claims.lead')}</p>
      <LinePicker legend={t('claims.category')} chosen={line} />
      <div className={`stack align-start ${classes.claims}`}>
        <div>
          <h2 className="large mb-md">{t('claims.download')}</h2>
          {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton height={420} radius="md" />}
          {data && (
            <div aria-live="polite">
              <FormGroup
                heading={t('claims.general')}
                forms={data.general.map(({ title, titleZh, downloadUrl }) => ({
                  key: downloadUrl,
                  name: inLanguage(title, titleZh),
                  href: downloadUrl,
                }))}
              />
              <FormGroup
                heading={t('claims.ofInsurers')}
                forms={data.ofInsurers.map(({ insurer, insurerName, insurerNameZh, file }) => ({
                  key: insurer,
                  name: inLanguage(insurerName, insurerNameZh),
                  href: fileUrl(file, locale),
                }))}
              />
              <FormGroup
                heading={t('claims.business')}
                forms={data.business.map(({ title, titleZh, downloadUrl }) => ({
                  key: downloadUrl,
                  name: inLanguage(title, titleZh),
                  href: downloadUrl,
                }))}
              />
            </div>
          )}
        </div>
        <aside className="tinted p-xl" style={{ borderRadius: 'var(--mantine-radius-md)' }}>
          <h2 className="large mb-md">{t('claims.steps')}</h2>
          <ol className={`stack gap-md mb-md ${classes.steps}`}>
            {(['step1', 'step2', 'step3'] as const).map((step) => (
              <li key={step}>
                <strong>{t(`claims.${step}`)}</strong>
                <p className="dimmed">{t(`claims.${step}Text`)}</p>
              </li>
            ))}
          </ol>
          <Link to={`/claimsFaq?prod=${line}`} className="text-link target">
            {t('claims.faq')}
          </Link>
        </aside>
      </div>
    </div>
  );
}
