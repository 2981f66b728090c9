import { Skeleton } from '@mantine/core';
import { answerEnquiry, listEnquiries } from '@onegi/contract/calls/company/enquiries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Pager } from '../../components/pager.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { pagingOf, placeOf } from '../../lib/paging.ts';
import { queryOf } from '../../lib/queries.ts';
import { mayCall } from '../accounts/use-me.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import classes from './enquiries.module.css';
import { EnquiryRow } from './enquiry-row.tsx';

const states = ['open', 'answered'] as const;

export default function EnquiriesPage() {
  const t = useTranslations('enquiryList');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {(user) => <Enquiries mayAnswer={mayCall(user, answerEnquiry)} />}
    </WorkFrame>
  );
}

function Enquiries({ mayAnswer }: { mayAnswer: boolean }) {
  const t = useTranslations('enquiryList');
  const [params, setParams] = useSearchParams();
  const state = states.find((known) => known === params.get('state'));
  const { page, size } = placeOf(params);
  const { data, error, refetch } = useQuery({
    ...queryOf(listEnquiries, { body: { current: page, size, ...(state ? { state } : {}) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const reload = () => void refetch();
  return (
    <>
      <div className={classes.filter}>
        <SelectField
          id="state"
          label={t('state')}
          placeholder={t('allStates')}
          options={states.map((each) => ({ value: each, label: t(`states.${each}`) }))}
          value={state ?? ''}
          onChange={(value) => setParams(value ? { state: value } : {}, { preventScrollReset: true })}
        />
      </div>
      {error && !data && <ErrorState message={error.message} onRetry={reload} />}
      {!data && !error && <Skeleton height={260} radius="md" />}
      {data?.total === 0 && <EmptyState title={t(`empty.${state ?? 'all'}`)} />}
      {data && data.total > 0 && (
        <>
          <ul className={classes.rows}>
            {data.records.map((enquiry) => (
              <EnquiryRow key={enquiry.id} enquiry={enquiry} mayAnswer={mayAnswer} onChanged={reload} />
            ))}
          </ul>
          <Pager paging={pagingOf(params, data.total)} label={t('pages')} />
        </>
      )}
    </>
  );
}
