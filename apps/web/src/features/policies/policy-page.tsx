import { Button } from '@mantine/core';
import { getPolicy } from '@onegi/contract/calls/policies/policy-detail';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import { SignedInOnly } from '../accounts/signed-in-only.tsx';
import { FormSkeleton } from '../forms/form-skeleton.tsx';
import { OpenPolicy } from './open-policy.tsx';
import { inquiryAddress, policyParam } from './policy-address.ts';
import { refetchPolicy } from './refetch-policy.ts';

/** One policy, by its number in the address: what is known of it, and of the endorsement that the address names. */
export default function PolicyPage() {
  const t = useTranslations('policyPage');
  const { state } = useLocation();
  const [params] = useSearchParams();
  const number = (params.get(policyParam) ?? '').trim();
  return (
    <div className="container page tall">
      <PageHead title={t('title')} description={t('description')} />
      <p className="small">
        <Link to={inquiryAddress(state)} className="target text-link">
          {t('back')}
        </Link>
      </p>
      <SignedInOnly>
        {() => (
          <>
            <h1>{t('title')}</h1>
            {number === '' ? <Missing /> : <PolicyAt key={number} number={number} />}
          </>
        )}
      </SignedInOnly>
    </div>
  );
}

function PolicyAt({ number }: { number: string }) {
  // What somebody else has changed meanwhile is to be seen before anything is written over it.
  const { data, error, refetch } = useQuery({ ...queryOf(getPolicy, { query: { number } }), staleTime: 0 });
  if (data) return <OpenPolicy policy={data} reload={refetchPolicy} />;
  if (!error) return <FormSkeleton />;
  if ([400, 404].includes(error.status)) return <Missing />;
  return <ErrorState message={error.message} onRetry={() => void refetch()} />;
}

function Missing() {
  const t = useTranslations('policyPage');
  const { state } = useLocation();
  return (
    <div className="mt-md">
      <EmptyState title={t('missingTitle')}>
        <p className="dimmed">{t('missingText')}</p>
        <Button component={Link} to={inquiryAddress(state)} className="mt-sm">
          {t('toInquiry')}
        </Button>
      </EmptyState>
    </div>
  );
}
