import { Button } from '@mantine/core';
import { endRequest } from '@onegi/contract/calls/requests/change-request';
import { askForItems, copyCase, deleteCase, withdrawCase } from '@onegi/contract/calls/requests/commercial/cases';
import { reopenCase } from '@onegi/contract/calls/requests/commercial/issue';
import { assignRequest, requestAssignees } from '@onegi/contract/calls/requests/office-requests';
import type { TransactionType } from '@onegi/contract/fields/commercial';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AssignDialog } from '../../components/case/assign-dialog.tsx';
import { useCaseAction } from '../../components/case/use-case-action.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useSendOnce } from '../../components/form/use-send-once.ts';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { queryOf } from '../../lib/queries.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { mayCall } from '../accounts/use-me.ts';
import { AskDialog } from './ask-dialog.tsx';
import type { CasePanelProps } from './case-panel.ts';
import { formAddress } from './form-address.ts';

type Dialog = 'give' | 'ask' | 'reopen' | 'decline' | 'withdraw' | 'delete';

interface Props extends CasePanelProps {
  /** Forgets what is typed of a draft that was deleted. */
  onDeleted: () => void;
}

/** The longest reason that a case is ended for, in characters. */
const MOST_OF_A_REASON = 500;

/** What this user may do with the case now. A button that would be refused is not there. */
export function CaseActions({ detail, user, reload, onDeleted }: Props) {
  const t = useTranslations('casePage');
  const desk = useTranslations('caseDesk');
  const goTo = useLocaleNavigate();
  const { act, press, isBusy } = useCaseAction(reload);
  const [dialog, setDialog] = useState<Dialog>();
  const copy = useSendOnce(copyCase);
  const ask = useSendOnce(askForItems);
  const withdraw = useSendOnce(withdrawCase);
  const reopen = useSendOnce(reopenCase);
  const remove = useSendOnce(deleteCase);
  const { caseNumber, caseVersion, caseState, allowedActions, assigneeId, consultantCode } = detail;
  const userId = user.userId ?? '';
  // The office acts on a consultant's case as the office, and as a consultant on its own alone.
  const isConsultants = user.rights['commercial.write'] === 'own' || consultantCode === null;
  const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action);
  const mayGive = may('assign');
  const { data: assignees } = useQuery({ ...queryOf(requestAssignees, {}), enabled: dialog === 'give' });

  const assign = async (to: string | null) => {
    const body = { requestNumber: caseNumber, assigneeId: to, assigneeSeen: assigneeId };
    const message = desk(to ? 'assigned' : 'released', { number: caseNumber });
    await press(() => callApi(assignRequest, { body }), message);
  };
  const copyAs = async (transactionType: TransactionType) => {
    try {
      const { answer } = await copy({ body: { caseNumber, transactionType } });
      notify({ kind: 'success', message: t('copied', { number: answer.caseNumber, from: caseNumber }) });
      await goTo(formAddress({ caseNumber: answer.caseNumber }));
    } catch (error) {
      notifyFailure(error);
    }
  };
  const deleteDraft = async () => {
    try {
      await remove({ body: { caseNumber } });
      notify({ kind: 'success', message: t('deleted', { number: caseNumber }) });
    } catch (error) {
      notifyFailure(error);
      // Deleted on another device, it is gone here, too.
      if (!(error instanceof ApiError && error.status === 404)) return reload();
    }
    await goTo('/commercial-insurance/quotation');
    onDeleted();
  };
  const close = () => setDialog(undefined);
  const buttons: readonly (readonly [string, boolean, () => unknown])[] = [
    [t('take'), mayGive && assigneeId !== userId, () => assign(userId)],
    [t('ask'), may('ask'), () => setDialog('ask')],
    [t('give'), mayGive, () => setDialog('give')],
    [t('release'), may('release') && assigneeId !== null, () => assign(null)],
    [t('reopen'), may('reopen'), () => setDialog('reopen')],
    [t('decline'), may('decline'), () => setDialog('decline')],
    [t('withdraw'), may('withdraw') && isConsultants, () => setDialog('withdraw')],
    [t('copy'), caseState !== 'draft' && isConsultants && mayCall(user, copyCase), () => copyAs('newBusiness')],
    [t('renew'), caseState !== 'draft' && isConsultants && mayCall(user, copyCase), () => copyAs('renewal')],
    [t('deleteDraft'), may('delete'), () => setDialog('delete')],
  ];
  const shown = buttons.filter(([, isThere]) => isThere);
  if (shown.length === 0) return null;
  return (
    <section className="flex wrap gap-sm" aria-label={t('actions')}>
      {shown.map(([label, , onClick]) => (
        <Button key={label} variant="default" disabled={isBusy} onClick={() => void onClick()}>
          {label}
        </Button>
      ))}
      {dialog === 'give' && (
        <AssignDialog number={caseNumber} assignees={assignees} onAssign={assign} onClose={close} />
      )}
      {dialog === 'ask' && (
        <AskDialog
          detail={detail}
          send={(items) => act(() => ask({ body: { caseNumber, ...items } }), t('asked', { number: caseNumber }))}
          onClose={close}
        />
      )}
      {dialog === 'reopen' && (
        <ReasonDialog
          title={t('reopenTitle', { number: caseNumber })}
          text={t('reopenText')}
          label={t('reason')}
          maxLength={MOST_OF_A_REASON}
          missing={t('reasonMissing')}
          action={t('reopen')}
          send={(reason) =>
            act(() => reopen({ body: { caseNumber, caseVersion, reason } }), t('reopened', { number: caseNumber }))
          }
          onClose={close}
        />
      )}
      {dialog === 'decline' && (
        <ReasonDialog
          title={t('declineTitle', { number: caseNumber })}
          text={t('declineText')}
          label={t('reason')}
          maxLength={MOST_OF_A_REASON}
          missing={t('reasonMissing')}
          action={t('decline')}
          send={(reason) =>
            act(
              () =>
                callApi(endRequest, {
                  body: { requestNumber: caseNumber, outcome: 'decline', reason, caseVersion },
                }),
              t('declined', { number: caseNumber }),
            )
          }
          onClose={close}
        />
      )}
      {dialog === 'withdraw' && (
        <ReasonDialog
          title={t('withdrawTitle', { number: caseNumber })}
          text={t('withdrawText')}
          label={t('withdrawReason')}
          maxLength={MOST_OF_A_REASON}
          action={t('withdraw')}
          send={(reason) =>
            act(() => withdraw({ body: { caseNumber, caseVersion, reason } }), t('withdrawn', { number: caseNumber }))
          }
          onClose={close}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={t('deleteTitle', { number: caseNumber })}
          action={t('deleteDraft')}
          onConfirm={deleteDraft}
          onClose={close}
        >
          {t('deleteText')}
        </ConfirmDialog>
      )}
    </section>
  );
}
