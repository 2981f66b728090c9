import {
  answerEnquiry,
  assignEnquiry,
  closeEnquiry,
  enquiryAssignees,
  enquiryList,
  type ReceivedEnquiry,
} from '@onegi/contract/calls/company/enquiries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AssignDialog } from '../../components/case/assign-dialog.tsx';
import { DueClock } from '../../components/case/due-clock.tsx';
import { useAssigning } from '../../components/case/use-assigning.ts';
import { filtersOf } from '../../components/list/list-address.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import type { RowTools } from '../../components/list/list-table.tsx';
import type { RowAction } from '../../components/list/row-menu.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { EmptyState } from '../../components/states.tsx';
import { callApi } from '../../lib/api.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { queryOf } from '../../lib/queries.ts';
import { type Me, mayCall } from '../accounts/use-me.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { EnquiryDetails } from './enquiry-details.tsx';

export default function EnquiriesPage() {
  const t = useTranslations('enquiryList');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {(user) => <Enquiries user={user} />}
    </WorkFrame>
  );
}

function Enquiries({ user }: { user: Me }) {
  const t = useTranslations('enquiryList');
  const tList = useTranslations('lists');
  const desk = useTranslations('caseDesk');
  const [params] = useSearchParams();
  const { state = '', numberSearched = '' } = filtersOf(enquiryList, params);
  const [giving, setGiving] = useState<{ row: ReceivedEnquiry; reload: RowTools['reload'] }>();
  const mayAnswer = mayCall(user, assignEnquiry);
  const { data: assignees } = useQuery({ ...queryOf(enquiryAssignees, {}), enabled: mayAnswer });
  const assigning = useAssigning<ReceivedEnquiry>({
    userId: user.userId ?? '',
    numberOf: ({ enquiryNumber }) => enquiryNumber,
    assign: ({ id, assigneeId: assigneeSeen }, assigneeId) =>
      callApi(assignEnquiry, { body: { id, assigneeId, assigneeSeen } }),
    choose: (row, reload) => setGiving({ row, reload }),
  });
  const end = async (done: Promise<unknown>, message: string, { reload }: RowTools) => {
    try {
      await done;
      notify({ kind: 'success', message });
    } catch (error) {
      notifyFailure(error);
    }
    await reload();
  };
  const actionsOf = (row: ReceivedEnquiry, tools: RowTools): RowAction[] => {
    const { id, enquiryNumber: number, allowedActions } = row;
    const mark = (answered: boolean) => callApi(answerEnquiry, { body: { id, answered } });
    return [
      ...(allowedActions.includes('answer') ? [{ label: t('reply'), onSelect: tools.open }] : []),
      ...assigning.actionsOf(row, tools),
      ...(allowedActions.includes('answer')
        ? [{ label: t('answer'), onSelect: () => void end(mark(true), t('marked', { number }), tools) }]
        : []),
      ...(allowedActions.includes('close') && row.state !== 'answered'
        ? [
            {
              label: t('close'),
              onSelect: () => void end(callApi(closeEnquiry, { body: { id } }), t('closed', { number }), tools),
            },
          ]
        : []),
      ...(allowedActions.includes('reopen')
        ? [{ label: t('reopen'), onSelect: () => void end(mark(false), t('opened', { number }), tools) }]
        : []),
    ];
  };
  const emptyOf = state === '' ? 'all' : state === 'waiting' || state === 'open' ? 'waiting' : 'some';
  return (
    <>
      <ListPage
        list={enquiryList}
        label={t('title')}
        keyOf={({ enquiryNumber }) => enquiryNumber}
        opened={numberSearched}
        columns={['enquiryNumber', 'enquiry', 'name', 'sentAt', 'dueAt', 'assigneeName', 'state']}
        main="enquiry"
        brief={['state', 'dueAt']}
        cells={{
          dueAt: (row) => <DueClock {...row} />,
          assigneeName: (row) =>
            row.assigneeName === null && row.holder ? <span className="dimmed">{desk('nobody')}</span> : undefined,
          state: (row) => <StateBadge tone={row.holder ? 'waiting' : undefined}>{t(`states.${row.state}`)}</StateBadge>,
        }}
        details={{
          label: ({ enquiryNumber }) => tList('detailsOf', { name: enquiryNumber }),
          draw: (row, { reload }) => <EnquiryDetails enquiry={row} onChanged={reload} />,
        }}
        {...(mayAnswer
          ? {
              actions: {
                label: ({ enquiryNumber }: ReceivedEnquiry) => tList('actionsOf', { name: enquiryNumber }),
                of: actionsOf,
              },
            }
          : {})}
        empty={numberSearched ? undefined : <EmptyState title={t(`empty.${emptyOf}`)} />}
      />
      {giving && (
        <AssignDialog
          number={giving.row.enquiryNumber}
          assignees={assignees}
          onAssign={(assigneeId) => assigning.assignTo(giving.row, assigneeId, giving.reload)}
          onClose={() => setGiving(undefined)}
        />
      )}
    </>
  );
}
