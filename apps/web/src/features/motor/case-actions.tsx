import { Button } from '@mantine/core';
import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import * as calls from '@onegi/contract/calls/motor/cases';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCaseAction } from '../../components/case/use-case-action.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useSendOnce } from '../../components/form/use-send-once.ts';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { MOST_OF_A_NOTE, type ReturnableField, ReturnDialog } from './return-dialog.tsx';
import { namedOfPath } from './row-paths.ts';

/** What the auditor has found so far, for the return. */
export interface Findings {
  readonly fields: readonly ReturnableField[];
  readonly unticked: readonly string[];
  readonly remarks: string;
}

interface Props {
  motorCase: MotorCase;
  findings: Findings;
  /** Reads the case again, after something was done with it or somebody else was quicker. */
  reload: () => Promise<unknown>;
}

const shownActions = ['clear', 'decline', 'generate', 'audit', 'approve', 'return', 'cancel'] as const;
type Action = (typeof shownActions)[number];
/** What goes on with the case; the others stand back. */
const leading: readonly Action[] = ['clear', 'generate', 'audit', 'approve'];

/** What this user may do with the case now, each asked first. Keying, pricing and confirming stand in the steps. */
export function CaseActions({ motorCase, findings, reload }: Props) {
  const t = useTranslations('motorDesk.actions');
  const { act, press, isBusy } = useCaseAction(reload);
  const [dialog, setDialog] = useState<Action>();
  const generate = useSendOnce(calls.generateMotorCase);
  const audit = useSendOnce(calls.auditMotorCase);
  const approve = useSendOnce(calls.approveMotorCase);
  const clear = useSendOnce(calls.clearMotorCase);
  const decline = useSendOnce(calls.declineMotorCase);
  const cancel = useSendOnce(calls.cancelMotorCase);
  const giveBack = useSendOnce(calls.returnMotorCase);
  const { quotationNumber: number, rowVersion, allowedActions, quote } = motorCase;
  const seen = { quotationNumber: number, rowVersion };
  const buttons = shownActions.filter((action) => allowedActions.includes(action));
  if (buttons.length === 0) return null;
  const close = () => setDialog(undefined);
  const confirmed = {
    generate: { done: t('generated', { number }), send: () => generate({ body: seen }) },
    audit: { done: t('audited', { number }), send: () => audit({ body: seen }) },
    approve: { done: t('approved', { number }), send: () => approve({ body: seen }) },
  } as const;
  const reasoned = {
    decline: { done: t('declined', { number }), send: decline },
    cancel: { done: t('cancelled', { number }), send: cancel },
  } as const;
  return (
    <section className="flex wrap gap-sm no-print" aria-label={t('label')}>
      {buttons.map((action) => (
        <Button
          key={action}
          variant={leading.includes(action) ? 'filled' : 'default'}
          disabled={isBusy}
          onClick={() => setDialog(action)}
        >
          {t(action)}
        </Button>
      ))}
      {(dialog === 'generate' || dialog === 'audit' || dialog === 'approve') && (
        <ConfirmDialog
          title={t(`${dialog}Title`, { number })}
          action={t(dialog)}
          onConfirm={() => press(confirmed[dialog].send, confirmed[dialog].done)}
          onClose={close}
        >
          <p>{t(`${dialog}Text`)}</p>
          {dialog === 'audit' && findings.unticked.length > 0 && (
            <p className="strong mt-sm">{t('unticked', { count: findings.unticked.length })}</p>
          )}
        </ConfirmDialog>
      )}
      {(dialog === 'decline' || dialog === 'cancel') && (
        <ReasonDialog
          title={t(`${dialog}Title`, { number })}
          text={t(`${dialog}Text`)}
          label={t('reason')}
          maxLength={MOST_OF_A_NOTE}
          missing={t('reasonMissing')}
          action={t(dialog)}
          field="returnNote"
          send={(returnNote) =>
            act(() => reasoned[dialog].send({ body: { ...seen, returnNote } }), reasoned[dialog].done)
          }
          onClose={close}
        />
      )}
      {dialog === 'clear' && (
        <ClearDialog
          number={number}
          loadingCents={quote?.underwriterLoadingCents ?? 0}
          send={(underwriterLoadingCents, returnNote) =>
            act(() => clear({ body: { ...seen, underwriterLoadingCents, returnNote } }), t('cleared', { number }))
          }
          onClose={close}
        />
      )}
      {dialog === 'return' && (
        <ReturnDialog
          number={number}
          fields={findings.fields}
          proposed={findings.unticked}
          remarks={findings.remarks}
          send={(returnedFields, returnNote) =>
            act(
              () => giveBack({ body: { ...seen, returnedFields: returnedFields.map(namedOfPath), returnNote } }),
              t('returned', { number }),
            )
          }
          onClose={close}
        />
      )}
    </section>
  );
}
