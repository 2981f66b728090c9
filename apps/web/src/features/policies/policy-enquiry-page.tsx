import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { policyList } from '@onegi/contract/calls/policies/list-policies';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../components/list/list-page.tsx';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
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

const { unit: _unit, ...ownFilters } = policyList.filters;
/** Who sells has one unit, and needs no choice of it. */
const ownPolicyList = { ...policyList, filters: ownFilters };

function Policies({ isOffice }: { isOffice: boolean }) {
  const t = useTranslations('policyList');
  const inLanguage = useInLanguage();
  const { data } = useQuery(queryOf(dropdown, { body: { codes: ['PROVIDER_LIST'] } }));
  const insurers = data?.PROVIDER_LIST ?? [];
  return (
    <ListPage
      list={isOffice ? policyList : ownPolicyList}
      label={t('title')}
      keyOf={({ policyNumber }) => policyNumber}
      brief={['holderName', 'status', 'startsOn', 'consultantCode']}
      options={{
        ...useSellers(),
        insurer: insurers.map(({ value, label, labelZh }) => ({ value, label: inLanguage(label, labelZh) })),
      }}
    />
  );
}
