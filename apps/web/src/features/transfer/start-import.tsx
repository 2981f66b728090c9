import { Button } from '@mantine/core';
import type { ImportCounts } from '@onegi/contract/calls/transfer/policy-imports';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';

/** Imports what was checked, once somebody has said so twice. */
export function StartImport({ counts, onStart }: { counts: ImportCounts; onStart: () => Promise<void> }) {
  const t = useTranslations('transfer');
  const [isAsked, setAsked] = useState(false);
  const count = counts.policies;
  if (count === 0 && counts.receipts === 0) return <p>{t('nothingNew')}</p>;
  return (
    <>
      <Button className="self-start" onClick={() => setAsked(true)}>
        {t('start', { count })}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('startQuestion', { count })}
          action={t('start', { count })}
          onConfirm={onStart}
          onClose={() => setAsked(false)}
        >
          <p>{t('startHint')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
