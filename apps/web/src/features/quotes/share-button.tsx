import { Button } from '@mantine/core';
import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { shareQuotes } from '@onegi/contract/calls/quotes/shares';
import type { SharedKind } from '@onegi/contract/fields/shares';
import { IconShare2 } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { callApi } from '../../lib/api.ts';
import { localePath } from '../../lib/locale-path.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { handOver } from './hand-over.ts';

interface Props {
  kind: SharedKind;
  /** The plans that are compared, or the whole list. */
  plans: readonly Pick<PlanCard, 'line' | 'insurer' | 'plan' | 'quoteRef'>[];
  variant?: string;
}

/** A link for somebody else, without personal data: by the device's own sharing, or copied. */
export function ShareButton({ kind, plans, variant }: Props) {
  const t = useTranslations('quoteList.share');
  const locale = useLocale();
  // A list is known by any of its prices; without one there is nothing to hold on to.
  const shown = kind === 'list' ? plans.filter(({ quoteRef }) => quoteRef).slice(0, 1) : plans;
  const sharing = useMutation({
    mutationFn: async () => {
      const { sharePath } = await callApi(shareQuotes, {
        body: {
          sharedKind: kind,
          product: plans[0]?.line ?? '',
          plans: shown.map(({ insurer, plan, quoteRef }) => ({ insurer, plan, quoteRef: quoteRef ?? undefined })),
          variant,
        },
      });
      const url = new URL(localePath(sharePath, locale), window.location.href).href;
      return { url, done: await handOver({ url, title: t('subject', { kind }) }) };
    },
    onSuccess: ({ url, done }) => {
      if (done === 'copied') notify({ kind: 'success', message: t('copied') });
      if (done === 'not taken') notify({ kind: 'success', message: t('copyIt', { url }) });
    },
    onError: notifyFailure,
  });
  if (shown.length === 0) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconShare2 size={20} stroke={1.75} aria-hidden />}
      loading={sharing.isPending}
      onClick={() => sharing.mutate()}
    >
      {t('button')}
    </Button>
  );
}
