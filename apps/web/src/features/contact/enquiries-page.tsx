import { enquiryList } from '@onegi/contract/calls/company/enquiries';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { filtersOf } from '../../components/list/list-address.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { EnquiryRow } from './enquiry-row.tsx';

export default function EnquiriesPage() {
  const t = useTranslations('enquiryList');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {() => <Enquiries />}
    </WorkFrame>
  );
}

function Enquiries() {
  const t = useTranslations('enquiryList');
  const [params] = useSearchParams();
  const { state = '' } = filtersOf(enquiryList, params);
  return (
    <ListPage
      list={enquiryList}
      label={t('title')}
      keyOf={({ id }) => id}
      empty={<EmptyState title={t(`empty.${state === 'open' || state === 'answered' ? state : 'all'}`)} />}
      row={(enquiry, reload) => <EnquiryRow enquiry={enquiry} onChanged={() => void reload()} />}
    />
  );
}
