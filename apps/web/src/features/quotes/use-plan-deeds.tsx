import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocale } from 'use-intl';
import { localePath } from '../../lib/locale-path.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { rememberClientEmail } from './client-email.ts';
import { ClientEmailDialog } from './client-email-dialog.tsx';
import { isOwnPage, providerUrl } from './plan-action.ts';
import { SentDialog } from './sent-dialog.tsx';

/** What follows when a plan of method A or B is acted on, and the dialogs that takes. */
export function usePlanDeeds(): { act: (plan: PlanCard) => void; dialogs: ReactNode } {
  const navigate = useLocaleNavigate();
  const locale = useLocale();
  const [asked, setAsked] = useState<PlanCard | null>(null);
  const [sent, setSent] = useState<{ plan: PlanCard; email: string } | null>(null);

  const apply = (plan: PlanCard, email: string) => {
    const url = providerUrl(plan);
    if (!isOwnPage(plan.applyUrl)) {
      window.location.assign(url);
      return;
    }
    rememberClientEmail(email);
    navigate(url);
  };

  const showSent = (plan: PlanCard, email: string) => {
    rememberClientEmail(email);
    const opened = window.open(localePath(providerUrl(plan), locale), '_blank');
    if (opened) opened.opener = null;
    setAsked(null);
    setSent({ plan, email });
  };

  return {
    act: useCallback((plan) => setAsked(plan), []),
    dialogs: (
      <>
        {asked && (
          <ClientEmailDialog
            plan={asked}
            onDecline={() => setAsked(null)}
            onApply={(email) => apply(asked, email)}
            onSent={(email) => showSent(asked, email)}
          />
        )}
        {sent && <SentDialog {...sent} onClose={() => setSent(null)} />}
      </>
    ),
  };
}
