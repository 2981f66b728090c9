import { endRequest } from '@onegi/contract/calls/requests/change-request';
import { quoteDetail } from '@onegi/contract/calls/requests/commercial/cases';
import {
  assignRequest,
  type OfficeRequest,
  requestAssignees,
  requestList,
} from '@onegi/contract/calls/requests/office-requests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AssignDialog } from '../../components/case/assign-dialog.tsx';
import { useAssigning } from '../../components/case/use-assigning.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { filtersOf } from '../../components/list/list-address.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import type { RowTools } from '../../components/list/list-table.tsx';
import { EmptyState } from '../../components/states.tsx';
import { callApi } from '../../lib/api.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { queryOf } from '../../lib/queries.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { type Me, mayCall } from '../accounts/use-me.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { askedOf, DeskViews, deskViewOf } from './desk-views.tsx';
import { OfficeRequestDetails } from './office-request-details.tsx';
import { addressOf, isCase, useDeskCells } from './use-desk-cells.tsx';

/** The office's list of requests, with what can be done with each. */
export function OfficeRequests() {
  const t = useTranslations('requestDesk');
  return (
    <WorkFrame title={t('title')} description={t('description')}>
      {(user) => (
        <>
          <p className="dimmed mt-xs">{t(user.rights['requests.read'] === 'all' ? 'lead' : 'leadOwn')}</p>
          <Requests user={user} />
        </>
      )}
    </WorkFrame>
  );
}

/** Whoever does not answer them looks for the last ones: what was due first is long over. */
const latestFirst = {
  ...requestList,
  sorts: { requestedAt: requestList.sorts.requestedAt, dueAt: requestList.sorts.dueAt },
};

type Chosen = { readonly row: OfficeRequest; readonly reload: RowTools['reload'] };

function Requests({ user }: { user: Me }) {
  const t = useTranslations('requestDesk');
  const tList = useTranslations('lists');
  const desk = useTranslations('caseDesk');
  const goTo = useLocaleNavigate();
  const cells = useDeskCells(user);
  const [params] = useSearchParams();
  const { requestState = '', product, numberSearched = '' } = filtersOf(requestList, params);
  const isOffice = user.rights['requests.read'] === 'all';
  const view = isOffice ? deskViewOf(params) : 'everything';
  const isNarrowed = Boolean(product || numberSearched || (requestState && requestState !== 'waiting'));
  const [giving, setGiving] = useState<Chosen>();
  const [declining, setDeclining] = useState<Chosen>();
  const mayAnswer = mayCall(user, assignRequest);
  const { data: assignees } = useQuery({ ...queryOf(requestAssignees, {}), enabled: mayAnswer });
  const assigning = useAssigning<OfficeRequest>({
    userId: user.userId ?? '',
    numberOf: ({ requestNumber }) => requestNumber,
    assign: ({ requestNumber, assigneeId: assigneeSeen }, assigneeId) =>
      callApi(assignRequest, { body: { requestNumber, assigneeId, assigneeSeen } }),
    choose: (row, reload) => setGiving({ row, reload }),
  });
  const decline = async ({ row: { requestNumber }, reload }: Chosen) => {
    try {
      await callApi(endRequest, { body: { requestNumber, outcome: 'decline' } });
      notify({ kind: 'success', message: t('declined', { number: requestNumber }) });
    } catch (error) {
      notifyFailure(error);
    }
    await reload();
  };
  const actions = {
    label: ({ requestNumber }: OfficeRequest) => tList('actionsOf', { name: requestNumber }),
    of: (row: OfficeRequest, tools: RowTools) => [
      ...(isCase(row) ? [{ label: t('openCase'), onSelect: () => void goTo(addressOf(row)) }] : []),
      ...(row.allowedActions.includes('answer')
        ? [{ label: desk('answerOf', { number: row.requestNumber }), onSelect: tools.open }]
        : []),
      ...assigning.actionsOf(row, tools),
      ...(row.allowedActions.includes('decline') && !isCase(row)
        ? [{ label: t('decline'), onSelect: () => setDeclining({ row, reload: tools.reload }) }]
        : []),
    ],
  };
  return (
    <>
      <ListPage
        list={isOffice ? requestList : latestFirst}
        label={t('title')}
        keyOf={({ requestNumber }) => requestNumber}
        opened={numberSearched}
        asked={askedOf(view)}
        {...(mayAnswer ? { above: (page: unknown) => <DeskViews view={view} page={page} /> } : {})}
        columns={[
          'requestNumber',
          'contactName',
          'productName',
          'requestedAt',
          'dueAt',
          'assigneeName',
          'requestState',
        ]}
        wide={null}
        brief={['requestState', 'dueAt', 'productName']}
        cells={cells}
        details={{
          label: ({ requestNumber }) => t('open', { number: requestNumber }),
          // A case has a page of its own, which its number leads to.
          isFor: (row) => !(isCase(row) && mayCall(user, quoteDetail)),
          draw: ({ requestNumber }, { reload }) => (
            <OfficeRequestDetails requestNumber={requestNumber} mayAnswer={mayAnswer} onChanged={reload} />
          ),
        }}
        {...(mayAnswer ? { actions } : {})}
        empty={
          isNarrowed ? undefined : <EmptyState title={t(`empty.${requestState === 'waiting' ? 'waiting' : 'all'}`)} />
        }
      />
      {giving && (
        <AssignDialog
          number={giving.row.requestNumber}
          assignees={assignees}
          onAssign={(assigneeId) => assigning.assignTo(giving.row, assigneeId, giving.reload)}
          onClose={() => setGiving(undefined)}
        />
      )}
      {declining && (
        <ConfirmDialog
          title={t('declineTitle', { number: declining.row.requestNumber })}
          action={t('decline')}
          onConfirm={() => decline(declining)}
          onClose={() => setDeclining(undefined)}
        >
          {t('declineText')}
        </ConfirmDialog>
      )}
    </>
  );
}
