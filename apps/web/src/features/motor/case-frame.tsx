import { Button } from '@mantine/core';
import { openMotorCase } from '@onegi/contract/calls/motor/cases';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { barePath } from '../../lib/locale-path.ts';
import { queryClient, queryOf } from '../../lib/queries.ts';
import { SignedInOnly } from '../accounts/signed-in-only.tsx';
import type { Me } from '../accounts/use-me.ts';
import { FormSkeleton } from '../forms/form-skeleton.tsx';
import { caseAddress, listBehind, type MotorStep, numberParams, placeAt } from './motor-address.ts';
import { OpenCase } from './open-case.tsx';
import type { StepProps } from './step-props.ts';

interface Props {
  step: MotorStep;
  children: (props: StepProps) => ReactNode;
}

/** A step of a case below the sub-header that says which case it is and where it stands. */
export function CaseFrame({ step, children }: Props) {
  const t = useTranslations('motorDesk');
  const { pathname, state } = useLocation();
  const { stage } = placeAt(barePath(pathname));
  const [params] = useSearchParams();
  const number = (params.get(numberParams[step]) ?? '').trim();
  const isWithCase = step === 'premium' && number !== '';
  return (
    <div className="container page tall" data-working>
      <PageHead title={t(`steps.${step}`)} description={t('description')} />
      <SignedInOnly>
        {(user) => (
          <>
            {/* Not of the page as it was built, which knows no number. */}
            <p className="small no-print">
              <Link
                to={isWithCase ? caseAddress(stage, 'detail', number) : listBehind(stage, state)}
                state={isWithCase ? state : undefined}
                className="target text-link"
              >
                {t('back')}
              </Link>
            </p>
            {number === '' ? (
              <Missing />
            ) : (
              <CaseAt key={`${pathname} ${number}`} user={user} number={number} step={step}>
                {children}
              </CaseAt>
            )}
          </>
        )}
      </SignedInOnly>
    </div>
  );
}

interface CaseAtProps extends Props {
  user: Me;
  number: string;
}

function CaseAt({ user, number, step, children }: CaseAtProps) {
  const { pathname } = useLocation();
  const query = queryOf(openMotorCase, { query: { quotationNumber: number } });
  // What somebody else has done meanwhile is to be seen before anything is done.
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  if (data) {
    return (
      <OpenCase
        motorCase={data}
        user={user}
        stage={placeAt(barePath(pathname)).stage}
        step={step}
        reload={refetch}
        onSaved={(saved) => queryClient.setQueryData(query.queryKey, saved)}
      >
        {children}
      </OpenCase>
    );
  }
  if (!error) return <FormSkeleton />;
  if ([400, 404].includes(error.status)) return <Missing />;
  return <ErrorState message={error.message} onRetry={() => void refetch()} />;
}

function Missing() {
  const t = useTranslations('motorDesk');
  const { pathname, state } = useLocation();
  return (
    <>
      <h1 className="mb-md">{t('missingTitle')}</h1>
      <EmptyState title={t('missingText')}>
        <Button component={Link} to={listBehind(placeAt(barePath(pathname)).stage, state)} className="mt-sm">
          {t('toList')}
        </Button>
      </EmptyState>
    </>
  );
}
