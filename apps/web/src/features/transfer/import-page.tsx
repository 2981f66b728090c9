import { Skeleton } from '@mantine/core';
import { describePolicyImport, startPolicyImport } from '@onegi/contract/calls/transfer/policy-imports';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { ErrorState } from '../../components/states.tsx';
import { callApi } from '../../lib/api.ts';
import { dayAndTime } from '../../lib/long-date.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { queryClient, queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { ImportCountsTable } from './import-counts.tsx';
import { ImportFindings } from './import-findings.tsx';
import { ImportStageBadge } from './import-stage-badge.tsx';
import { StartImport } from './start-import.tsx';
import { importsAddress } from './transfer-address.ts';

/** While it is worked on, it is asked about so often. */
const ASKED_EVERY_MS = 1_000;

/** One import: what is wrong, what it brings, how far it is. */
export default function ImportPage() {
  const t = useTranslations('transfer');
  return (
    <WorkFrame title={t('title')} description={t('detailDescription')}>
      {({ rights }) => <Import mayWrite={rights['policyImports.write'] !== undefined} />}
    </WorkFrame>
  );
}

const isUnderWay = (stage: string | undefined) => stage === 'checking' || stage === 'importing';

function Import({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslations('transfer');
  const locale = useLocale();
  const pick = useInLanguage();
  const { importId = '' } = useParams();
  const query = queryOf(describePolicyImport, { params: { importId } });
  const { data, error, refetch } = useQuery({
    ...query,
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.stage) ? ASKED_EVERY_MS : false),
  });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={160} mt="md" />;
  const { stage, counts, createdAt, createdBy, createdByZh, finishedAt, finishedBy, finishedByZh } = data;
  const { problemCount, problems } = data;
  const start = async () => {
    try {
      await callApi(startPolicyImport, { params: { importId } });
      notify({ kind: 'success', message: t('started') });
    } catch (failure) {
      notifyFailure(failure);
    }
    await queryClient.invalidateQueries();
  };
  return (
    <div className="stack gap-md mt-md">
      <Link className="text-link self-start" to={importsAddress}>
        {t('back')}
      </Link>
      <div className="stack gap-xs">
        <div className="row wrap gap-md">
          <h2 className="large break-anywhere">{data.fileName}</h2>
          <ImportStageBadge stage={stage} />
        </div>
        <p className="dimmed small">
          {t('uploaded', { at: dayAndTime(createdAt, locale), name: pick(createdBy, createdByZh) })}
        </p>
        {finishedAt && (
          <p className="dimmed small">
            {t('finished', { at: dayAndTime(finishedAt, locale), name: pick(finishedBy, finishedByZh) })}
          </p>
        )}
      </div>
      <div role="status">
        {isUnderWay(stage) && (
          <div className="stack gap-xs">
            <progress
              style={{ inlineSize: '100%' }}
              max={100}
              value={data.progress}
              aria-label={t(`stages.${stage}`)}
            />
            <p className="tabular">{t('progress', { percent: data.progress })}</p>
            <p className="dimmed small">{t('keepsOn')}</p>
          </div>
        )}
        {stage === 'failed' && <p className="error-text">{t('failedHint')}</p>}
      </div>
      {stage === 'wrong' && <ImportFindings count={problemCount} findings={problems} />}
      {(stage === 'ready' || stage === 'imported') && counts && (
        <ImportCountsTable counts={counts} isDone={stage === 'imported'} />
      )}
      {stage === 'ready' && mayWrite && counts && <StartImport counts={counts} onStart={start} />}
    </div>
  );
}
