import { Button } from '@mantine/core';
import type { AnswerOf } from '@onegi/contract/call';
import { sendLink } from '@onegi/contract/calls/purchases/send-link';
import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { email as emailRule } from '@onegi/contract/fields/formats';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import classes from '../../components/modal.module.css';
import { Modal } from '../../components/modal.tsx';
import { TextField } from '../../components/text-field.tsx';
import { callApi } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { localePath } from '../../lib/locale-path.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { Monogram } from './monogram.tsx';
import { applyPageOf, isOwnPage, planAction } from './plan-action.ts';
import { PlanPrice } from './plan-price.tsx';

interface Props {
  plan: PlanCard;
  onDecline: () => void;
  /** Method A: go on with this e-mail. */
  onApply: (email: string) => void;
  /** Method B: the link is on its way to this e-mail, and opens this application where the plan is bought here. */
  onSent: (email: string, applicationRef: string | null) => void;
}

/** Asks for the declaration and the client's e-mail before a plan of method A or B is gone on with. */
export function ClientEmailDialog({ plan, onDecline, onApply, onSent }: Props) {
  const t = useTranslations('quoteList.email');
  const tRule = useTranslations('validation');
  const inLanguage = useInLanguage();
  const language = useLocale();
  const id = useId();
  const [email, setEmail] = useState('');
  const [left, setLeft] = useState(false);
  const [intent, setIntent] = useState(newIdempotencyKey);
  const sends = planAction(plan) === 'send-link';
  const ruled = emailRule.safeParse(email);
  const broken = email.trim() === '' ? tRule('emailRequired') : tRule('email');

  const sending = useMutation<AnswerOf<typeof sendLink>, ApiError, string>({
    mutationFn: (clientEmail) =>
      callApi(
        sendLink,
        {
          body: {
            clientEmail,
            linkUrl: localePath(applyPageOf(plan.quoteRef), language),
            planNameZh: plan.planNameZh,
            lineCategory: plan.line,
            quoteRef: plan.quoteRef ?? '',
            language,
          },
        },
        { idempotencyKey: intent },
      ),
    onSuccess: ({ applicationRef }, clientEmail) => onSent(clientEmail, applicationRef),
  });

  // Another address is another action: it must not be answered with the first one's outcome.
  const typed = (value: string) => {
    setEmail(value);
    setIntent(newIdempotencyKey());
    if (sending.isError) sending.reset();
  };
  const accept = (event: FormEvent) => {
    event.preventDefault();
    if (!ruled.success || sending.isPending) return;
    if (sends) sending.mutate(ruled.data);
    else onApply(ruled.data);
  };
  const afterApply = isOwnPage(plan.applyUrl) ? t('afterA') : t('afterElsewhere');
  return (
    <Modal title={t('title')} onClose={onDecline}>
      {(close) => (
        <form onSubmit={accept} noValidate>
          <div className={`framed stack tinted p-md ${classes.plan}`}>
            <Monogram src={plan.insurerImage} size={40} />
            <p className="strong">{inLanguage(plan.planName, plan.planNameZh)}</p>
            <PlanPrice plan={plan} size="md" />
          </div>
          <p className="small" style={{ marginBlock: 'var(--mantine-spacing-md)' }}>
            {t('declaration')}
          </p>
          <div style={{ minHeight: 106 }}>
            <TextField
              id={`${id}-email`}
              data-autofocus
              label={t('label')}
              type="email"
              name="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={t('example')}
              value={email}
              onChange={typed}
              onBlur={() => setLeft(true)}
              error={sending.error?.messageOf('clientEmail') ?? (left && !ruled.success ? broken : undefined)}
            />
          </div>
          <p className="dimmed fine close-set">{sends ? t('afterB') : afterApply}</p>
          {sending.error && (
            <p className={`error-text small mt-md ${classes.failure}`} role="alert">
              {sending.error.message}
            </p>
          )}
          <div className={`stack gap-sm mt-lg ${classes.buttons}`}>
            <Button variant="default" onClick={close}>
              {t('decline')}
            </Button>
            <Button
              type="submit"
              disabled={!ruled.success}
              loading={sending.isPending}
              aria-label={sending.isPending ? t('sending') : undefined}
            >
              {t('accept')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
