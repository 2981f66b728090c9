import { answerEnquiry, enquiryList, type ReceivedEnquiry } from '@onegi/contract/calls/company/enquiries';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { filtersOf } from '../../components/list/list-address.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import type { RowTools } from '../../components/list/list-table.tsx';
import { RowFacts } from '../../components/list/row-facts.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { EmptyState } from '../../components/states.tsx';
import { callApi } from '../../lib/api.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';

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
  const tList = useTranslations('lists');
  const [params] = useSearchParams();
  const { state = '' } = filtersOf(enquiryList, params);
  const mark = async ({ id, enquiryNumber: number, allowedActions }: ReceivedEnquiry, { reload }: RowTools) => {
    const isOpen = allowedActions.includes('answer');
    try {
      await callApi(answerEnquiry, { body: { id, answered: isOpen } });
      notify({ kind: 'success', message: t(isOpen ? 'marked' : 'opened', { number }) });
    } catch (error) {
      notifyFailure(error);
    }
    await reload();
  };
  return (
    <ListPage
      list={enquiryList}
      label={t('title')}
      keyOf={({ id }) => id}
      columns={['enquiryNumber', 'enquiry', 'name', 'sentAt', 'state']}
      main="enquiry"
      brief={['state', 'sentAt', 'enquiryNumber']}
      cells={{
        state: (row) => (
          <StateBadge tone={row.state === 'open' ? 'waiting' : undefined}>{t(`states.${row.state}`)}</StateBadge>
        ),
      }}
      details={{
        label: ({ enquiryNumber }) => tList('detailsOf', { name: enquiryNumber }),
        draw: (row) => <RowFacts list={enquiryList} row={row} />,
      }}
      actions={{
        label: ({ enquiryNumber }) => tList('actionsOf', { name: enquiryNumber }),
        of: (row, tools) =>
          row.allowedActions.map((action) => ({ label: t(action), onSelect: () => void mark(row, tools) })),
      }}
      empty={<EmptyState title={t(`empty.${state === 'open' || state === 'answered' ? state : 'all'}`)} />}
    />
  );
}
