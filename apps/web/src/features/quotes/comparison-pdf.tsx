import { Button } from '@mantine/core';
import { comparePdf } from '@onegi/contract/calls/quotes/compare-pdf';
import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { fetchFile } from '../../lib/api.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { saveBlob } from '../../lib/save-blob.ts';

interface Props {
  plans: readonly Pick<PlanCard, 'line' | 'insurer' | 'plan' | 'quoteRef'>[];
  /** Before the plans that are compared, every plan of their search. */
  ranked?: boolean;
  /** Which of the line's benefit tables is compared, where no quote says it. */
  variant?: string;
}

/** The comparison as a PDF to give to a client, in the language being read. */
export function ComparisonPdf({ plans, ranked, variant }: Props) {
  const t = useTranslations('quoteList.compare');
  const language = useLocale();
  const making = useMutation({
    mutationFn: () =>
      fetchFile(comparePdf, {
        body: {
          product: plans[0]?.line ?? '',
          plans: plans.map(({ insurer, plan, quoteRef }) => ({ insurer, plan, quoteRef: quoteRef ?? undefined })),
          language,
          ranked,
          variant,
        },
      }),
    onSuccess: (file) => saveBlob(file, `OneGI-${plans.map(({ plan }) => plan).join('-')}.pdf`),
    onError: notifyFailure,
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
      loading={making.isPending}
      onClick={() => making.mutate()}
    >
      {t('downloadPdf')}
    </Button>
  );
}
