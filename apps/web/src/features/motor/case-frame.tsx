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
import { FormSkeleton } from '../forms/form-skeleton.tsx';
import { caseAddress, listAddress, type MotorStep, numberParams, placeAt } from './motor-address.ts';
import type { StepProps } from './step-props.ts';

interface Props {
  step: MotorStep;
  children: (props: StepProps) => ReactNode;
}

/** A step of a case below the sub-header that says which case it is and where it stands. */
export function CaseFrame({ step, children }: Props) {
  const t = useTranslations('motorDesk');
  const { stage } = placeAt(barePath(useLocation().pathname));
  const [params] = useSearchParams();
  const number = (params.get(numberParams[step]) ?? '').trim();
  const back = step === 'premium' && number !== '' ? caseAddress(stage, 'detail', number) : listAddress(stage);
  return (
    <div className="container page tall" data-working>
      <PageHead title={t(`steps.${step}`)} description={t('description')} />
      <p className="small">
        <Link to={back} className="target text-link">
          {t('back')}
        </Link>
      </p>
      <SignedInOnly>
        {() =>
          number === '' ? (
            <Missing />
          ) : (
            <CaseAt key={number} number={number}>
              {(props) => children({ ...props, readOnly: props.readOnly || stage !== 'quotation' })}
            </CaseAt>
          )
        }
      </SignedInOnly>
    </div>
  );
}

function CaseAt({ number, children }: { number: string; children: (props: StepProps) => ReactNode }) {
  const t = useTranslations('motorDesk');
  const query = queryOf(openMotorCase, { query: { quotationNumber: number } });
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  if (!data && !error) return <FormSkeleton />;
  if (!data && error && ![400, 404].includes(error.status))
    return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Missing />;
  return (
    <>
      <h1>{t('steps.detail')}</h1>
      {children({
        motorCase: data,
        readOnly: !data.allowedActions.includes('save'),
        onSaved: (saved) => queryClient.setQueryData(query.queryKey, saved),
      })}
    </>
  );
}

function Missing() {
  const t = useTranslations('motorDesk');
  return (
    <>
      <h1>{t('missingTitle')}</h1>
      <EmptyState title={t('missingTitle')}>
        <p className="dimmed">{t('missingText')}</p>
      </EmptyState>
    </>
  );
}
