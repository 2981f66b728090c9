import { Button } from '@mantine/core';
import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { confirmMotorCase } from '@onegi/contract/calls/motor/cases';
import { confirmFailures } from '@onegi/contract/motor/check-motor-case';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { Notice } from '../../../components/notice.tsx';
import { notify, notifyFailure } from '../../../lib/notify.ts';
import type { MotorStore } from './case-store.ts';

type Missing = 'notQuoted' | 'changed' | 'expired' | 'referred' | 'declaration' | 'documents';

/** What keeps a case from being confirmed, as far as the page knows; the server has the last word. */
export function missingOf(motorCase: MotorCase, isChanged: boolean, now: Date): readonly Missing[] {
  const { quote, state, expiresAt, form, missingTypes } = motorCase;
  const isReferred = state === 'referred';
  const isOver = expiresAt !== null && new Date(expiresAt) <= now;
  return [
    ...(quote?.premium || isReferred ? [] : (['notQuoted'] as const)),
    ...(quote && isChanged ? (['changed'] as const) : []),
    ...(quote && isOver ? (['expired'] as const) : []),
    ...(isReferred ? (['referred'] as const) : []),
    ...(missingTypes.length > 0 ? (['documents'] as const) : []),
    ...(confirmFailures(form).length > 0 ? (['declaration'] as const) : []),
  ];
}

interface Props {
  store: MotorStore;
  motorCase: MotorCase;
  /** What is typed is not what was quoted. */
  isChanged: boolean;
}

/** Hands the case to operations, and says before what is missing. */
export function ConfirmPart({ store, motorCase, isChanged }: Props) {
  const t = useTranslations('motorForm.premium');
  const [isAsking, setAsking] = useState(false);
  const typeOf = useTranslations('motorDesk.efs.types');
  const send = useSendOnce(confirmMotorCase);
  const { quotationNumber, rowVersion, missingTypes } = motorCase;
  const missing = missingOf(motorCase, isChanged, new Date());
  const types = missingTypes.map((type) => typeOf(type)).join(' · ');
  async function confirm() {
    try {
      const { answer } = await send({ body: { quotationNumber, rowVersion } });
      store.settle(answer);
      notify({ kind: 'success', message: t('confirm.done', { number: quotationNumber }) });
    } catch (error) {
      notifyFailure(error);
      await store.reload().catch(() => undefined);
    }
  }
  return (
    <section className="stack gap-sm" aria-labelledby="confirm-title">
      <h2 className="large" id="confirm-title">
        {t('confirm.title')}
      </h2>
      {missing.length > 0 ? (
        <Notice kind="info" title={t('confirm.missing')}>
          <ul>
            {missing.map((each) => (
              <li key={each}>{t(`confirm.${each}`, { types })}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <p>{t('confirm.ready')}</p>
      )}
      <Button
        className="self-start"
        variant="default"
        size="lg"
        disabled={missing.length > 0 || !motorCase.allowedActions.includes('confirm')}
        onClick={() => setAsking(true)}
      >
        {t('confirm.action')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('confirm.question')}
          action={t('confirm.action')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {t('confirm.text')}
        </ConfirmDialog>
      )}
    </section>
  );
}
