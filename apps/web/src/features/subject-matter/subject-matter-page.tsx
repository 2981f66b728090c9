import { getSubjectMatter } from '@onegi/contract/calls/requests/commercial/subject-matter';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import type { Me } from '../accounts/use-me.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { formAddress, lookTypeParam, numberParam } from '../commercial/form-address.ts';
import { FormSkeleton } from '../forms/form-skeleton.tsx';
import { CaseMatter } from './case-matter.tsx';

/** What a case of public liability insures, row by row; `lookType=enquiry` is for reading alone. */
export default function SubjectMatterPage() {
  const t = useTranslations('subjectMatter');
  const [params] = useSearchParams();
  const caseNumber = (params.get(numberParam) ?? '').trim().toUpperCase();
  const isEnquiry = params.get(lookTypeParam) === 'enquiry';
  return (
    <WorkFrame title={t('title')} description={t('description')}>
      {(user) =>
        caseNumber === '' ? <Missing /> : <MatterOf user={user} caseNumber={caseNumber} isEnquiry={isEnquiry} />
      }
    </WorkFrame>
  );
}

function MatterOf({ user, caseNumber, isEnquiry }: { user: Me; caseNumber: string; isEnquiry: boolean }) {
  const t = useTranslations('subjectMatter');
  const query = queryOf(getSubjectMatter, { query: { caseNumber } });
  // What somebody else has written meanwhile is to be seen before anything is typed over it.
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  if (error && [404, 409].includes(error.status)) return <Missing />;
  return (
    <>
      <p className="row wrap gap-md">
        <span className="dimmed tabular">{caseNumber}</span>
        <Link to={formAddress({ caseNumber })} className="target text-link small">
          {t('back')}
        </Link>
      </p>
      {data && (
        <CaseMatter key={caseNumber} userId={user.userId ?? ''} matter={data} isEnquiry={isEnquiry} query={query} />
      )}
      {!data && (error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <FormSkeleton />)}
    </>
  );
}

function Missing() {
  const t = useTranslations('subjectMatter');
  const tForm = useTranslations('commercial.form');
  return (
    <div className="mt-md">
      <EmptyState title={t('missingTitle')}>
        <p className="dimmed">{t('missingText')}</p>
        <Link to="/commercial-insurance/quotation" className="text-link">
          {tForm('toInquiry')}
        </Link>
      </EmptyState>
    </div>
  );
}
