import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { policyList } from '@onegi/contract/calls/policies/list-policies';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { ListPage } from '../../components/list/list-page.tsx';
import { listedDate } from '../../lib/long-date.ts';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import classes from './policies.module.css';
import { useSellers } from './use-sellers.ts';

/** Policies of one's own codes, or of everybody for the back office. */
export default function PolicyEnquiryPage() {
  const t = useTranslations('policyList');
  return (
    <WorkFrame title={t('title')} description={t('description')}>
      {({ rights }) => <Policies isOffice={rights[policyList.permission] === 'all'} />}
    </WorkFrame>
  );
}

/** Both days of the cover stand in one column here, in two of the workbook. */
const shownList = {
  ...policyList,
  columns: { ...policyList.columns, startsOn: { label: 'policyList.period' } },
};
const { unit: _unit, ...ownFilters } = shownList.filters;
/** Who sells has one unit, and needs no choice of it. */
const ownList = { ...shownList, filters: ownFilters };

function Policies({ isOffice }: { isOffice: boolean }) {
  const t = useTranslations('policyList');
  const locale = useLocale();
  const inLanguage = useInLanguage();
  const { data } = useQuery(queryOf(dropdown, { body: { codes: ['PROVIDER_LIST'] } }));
  const insurers = data?.PROVIDER_LIST ?? [];
  return (
    <ListPage
      list={isOffice ? shownList : ownList}
      label={t('title')}
      keyOf={({ policyNumber }) => policyNumber}
      columns={[
        ...(['policyNumber', 'holderName', 'line', 'status', 'consultantCode'] as const),
        ...(['startsOn', 'settlement', 'issuedOn'] as const),
      ]}
      wide="holderName"
      brief={['holderName', 'status', 'startsOn']}
      cells={{
        startsOn: ({ startsOn, endsOn }) => (
          <span className={classes.period}>
            <span>{listedDate(startsOn, locale)} –</span>
            <span>{listedDate(endsOn, locale)}</span>
          </span>
        ),
      }}
      options={{
        ...useSellers(),
        insurer: insurers.map(({ value, label, labelZh }) => ({ value, label: inLanguage(label, labelZh) })),
      }}
    />
  );
}
