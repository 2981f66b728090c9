import { Button } from '@mantine/core';
import type { Call } from '@onegi/contract/call';
import type { Disbursed, disbursementCalls } from '@onegi/contract/calls/settlement/disbursement-calls';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { callApi } from '../../../lib/api.ts';
import { formatMoney } from '../../../lib/money.ts';
import { MoveDialog } from './move-dialog.tsx';

/** The calls of one kind of money that leaves. */
export type MoveCalls = Record<keyof ReturnType<typeof disbursementCalls>, Call>;

type Asked = 'approve' | 'return' | 'cancel' | 'pay';

const callOf = { approve: 'approve', return: 'giveBack', cancel: 'cancel', pay: 'pay' } as const;
const asked: readonly Asked[] = ['approve', 'pay', 'return', 'cancel'];
const fieldOf = { approve: undefined, return: 'reason', cancel: 'reason', pay: 'bankReference' } as const;

interface Props {
  row: Disbursed;
  calls: MoveCalls;
  reload: () => Promise<unknown>;
}

/** What the reader may do with it now. Everything but handing it on is asked first. */
export function MoveButtons({ row, calls, reload }: Props) {
  const t = useTranslations('disbursements');
  const [question, setQuestion] = useState<Asked>();
  const { act, isBusy } = useCaseAction(reload);
  const pay = useSendOnce(calls.pay);
  const { number, version, allowedActions, totalCents } = row;
  const named = { number, total: formatMoney(totalCents) };
  const send = (action: Asked, typed: string) => {
    const name = fieldOf[action];
    const body = { number, version, ...(name ? { [name]: typed } : {}) };
    const input = { body } as never;
    return act(
      () => (action === 'pay' ? pay(input) : callApi(calls[callOf[action]], input)),
      t(`done.${action}`, { number }),
    );
  };
  const submit = () =>
    act(() => callApi(calls.submit, { body: { number, version } } as never), t('done.submit', { number }));
  const field = question && fieldOf[question];
  return (
    <div className="flex wrap gap-sm">
      {allowedActions.includes('submit') && (
        <Button loading={isBusy} onClick={() => void submit()}>
          {t('actions.submit')}
        </Button>
      )}
      {asked
        .filter((action) => allowedActions.includes(action))
        .map((action) => (
          <Button
            key={action}
            variant={action === 'approve' || action === 'pay' ? 'filled' : 'default'}
            onClick={() => setQuestion(action)}
          >
            {t(`actions.${action}`)}
          </Button>
        ))}
      {question && (
        <MoveDialog
          title={t(`questions.${question}`, named)}
          text={t(`questions.${question}Text`, named)}
          action={t(`actions.${question}`)}
          field={
            field && {
              name: field,
              label: t(field),
              ...(field === 'bankReference' ? { help: t('bankReferenceHint') } : {}),
            }
          }
          send={(typed) => send(question, typed)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}
