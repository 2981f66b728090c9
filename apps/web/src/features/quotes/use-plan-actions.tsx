import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { localePath } from '../../lib/locale-path.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { rememberClientEmail } from './client-email.ts';
import { isOwnPage, providerUrl } from './plan-action.ts';
import { SentDialog } from './sent-dialog.tsx';

const loadDialog = () =>
  import('./client-email-dialog.tsx').then(({ ClientEmailDialog }) => ({ default: ClientEmailDialog }));
const ClientEmailDialog = lazy(loadDialog);

/** What follows when a plan of method A or B is acted on, and the dialogs that takes. */
export function usePlanActions(): { act: (plan: PlanCard) => void; dialogs: ReactNode } {
  const navigate = useLocaleNavigate();
  const locale = useLocale();
  const [asked, setAsked] = useState<PlanCard | null>(null);
  const [sent, setSent] = useState<{ plan: PlanCard; email: string; url: string } | null>(null);

  // A form with its checks: fetched once the page can be used, so that it is there when a plan is acted on.
  useEffect(() => void loadDialog().catch(() => {}), []);

  const apply = (plan: PlanCard, email: string) => {
    const url = providerUrl(plan);
    if (!isOwnPage(plan.applyUrl)) {
      window.location.assign(url);
      return;
    }
    rememberClientEmail(email);
    navigate(url);
  };

  // The tab beside opens the very application that the link leads to: the client and whoever sent it meet there.
  const showSent = (plan: PlanCard, email: string, applicationRef: string | null) => {
    const url = applicationRef ? `/apply/${applicationRef}` : providerUrl(plan);
    const opened = window.open(isOwnPage(url) ? localePath(url, locale) : url, '_blank');
    if (opened) opened.opener = null;
    setAsked(null);
    setSent({ plan, email, url });
  };

  return {
    act: useCallback((plan) => setAsked(plan), []),
    dialogs: (
      <Suspense>
        {asked && (
          <ClientEmailDialog
            plan={asked}
            onDecline={() => setAsked(null)}
            onApply={(email) => apply(asked, email)}
            onSent={(email, applicationRef) => showSent(asked, email, applicationRef)}
          />
        )}
        {sent && <SentDialog {...sent} onClose={() => setSent(null)} />}
      </Suspense>
    ),
  };
}
