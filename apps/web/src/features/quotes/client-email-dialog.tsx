import { Button } from '@mantine/core';
import { sendLink } from '@onegi/contract/calls/purchases/send-link';
import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { type FormEvent, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCallForm } from '../../components/form/use-call-form.ts';
import classes from '../../components/modal.module.css';
import { Modal } from '../../components/modal.tsx';
import { TextField } from '../../components/text-field.tsx';
import { localePath } from '../../lib/locale-path.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useReader } from '../../lib/use-reader.ts';
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
  const inLanguage = useInLanguage();
  const reader = useReader();
  const language = useLocale();
  const id = useId();
  const [values, setValues] = useState({ clientEmail: '' });
  const [failure, setFailure] = useState<string>();
  const sends = planAction(plan) === 'send-link';
  const form = useCallForm({
    call: sendLink,
    idPrefix: id,
    values,
    onChange(typed) {
      setValues(typed);
      setFailure(undefined);
    },
    labels: { clientEmail: t('label', reader) },
    body: ({ clientEmail }) => ({
      clientEmail: clientEmail.trim(),
      linkUrl: localePath(applyPageOf(plan.quoteRef), language),
      planNameZh: plan.planNameZh,
      lineCategory: plan.line,
      quoteRef: plan.quoteRef ?? '',
      language,
    }),
    onDone: ({ applicationRef }, { body }) => onSent(body.clientEmail, applicationRef),
    onFailure: ({ message }) => setFailure(message),
  });
  const accept = (event: FormEvent) => {
    if (sends) return form.element.onSubmit(event);
    event.preventDefault();
    if (form.isComplete) onApply(values.clientEmail.trim());
  };
  const afterApply = isOwnPage(plan.applyUrl) ? t('afterA') : t('afterElsewhere');
  return (
    <Modal title={t('title', reader)} onClose={onDecline}>
      {(close) => (
        <form {...form.element} onSubmit={accept}>
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
              {...form.field('clientEmail')}
              data-autofocus
              type="email"
              name="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={t('example')}
            />
          </div>
          <p className="dimmed fine close-set">{sends ? t('afterB', reader) : afterApply}</p>
          {failure && (
            <p className={`error-text small mt-md ${classes.failure}`} role="alert">
              {failure}
            </p>
          )}
          <div className={`stack gap-sm mt-lg ${classes.buttons}`}>
            <Button variant="default" onClick={close}>
              {t('decline')}
            </Button>
            <Button
              type="submit"
              disabled={!form.isComplete}
              loading={form.busy}
              aria-label={form.busy ? t('sending') : undefined}
            >
              {t('accept')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
