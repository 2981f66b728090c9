import { checkMotorNumber } from '@onegi/contract/calls/motor/check';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { DatedText } from '../../components/dated-text.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ErrorState } from '../../components/states.tsx';
import { longDate } from '../../lib/long-date.ts';
import { queryOf } from '../../lib/queries.ts';

/** What the code on a motor document leads to: whether its number gives cover today, and nothing else. */
export default function MotorCheckPage() {
  const t = useTranslations('motorCheck');
  const states = useTranslations('common.states');
  const locale = useLocale();
  const { number = '' } = useParams();
  const { data, error, refetch } = useQuery(queryOf(checkMotorNumber, { params: { printedNumber: number } }));
  const date = data && longDate(data.checkedOn, locale);
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <meta name="referrer" content="no-referrer" />
      <div className="container page tall slim" style={{ maxWidth: 820 }}>
        <div className="stack gap-lg">
          <div>
            <h1>{t('title')}</h1>
            <p className="dimmed mt-xs">{t('lead')}</p>
          </div>
          {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
          {!error && !date && <p role="status">{states('loading')}</p>}
          {date && data.isValid && (
            <Notice kind="success" title={t('valid')}>
              <p>
                <DatedText text={t('validText', { number: number.split('-')[0] ?? '', date })} />
              </p>
            </Notice>
          )}
          {date && !data.isValid && (
            <Notice kind="failure" title={t('notValid')}>
              <p>
                <DatedText text={t('notValidText', { date })} />
              </p>
              <p>{t('notValidHint')}</p>
              <Link to="/contactUs" className="text-link target self-start">
                {t('contact')}
              </Link>
            </Notice>
          )}
        </div>
      </div>
    </>
  );
}
