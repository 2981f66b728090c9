import { useEffect, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { barePath } from '../../../lib/locale-path.ts';
import { numberParams, placeAt } from '../motor-address.ts';
import { forgetMotorStore, type MotorStore } from './case-store.ts';

/** Whether an address is one of the two steps of a case. */
function isOfCase({ pathname, search }: Pick<Location, 'pathname' | 'search'>, quotationNumber: string): boolean {
  const { step } = placeAt(barePath(pathname));
  return step !== undefined && new URLSearchParams(search).get(numberParams[step]) === quotationNumber;
}

/**
 * Between the two steps of a case everything typed stays. Any other move saves what can be saved, asks where something
 * would still be lost, and takes nothing along.
 */
export function Leaving({ store, quotationNumber }: { store: MotorStore; quotationNumber: string }) {
  const t = useTranslations('motorForm.leaving');
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(({ nextLocation }) => !isOfCase(nextLocation, quotationNumber) && store.hasUnsaved());
  const { state, proceed, reset } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    void store.flush().then((isSaved) => {
      if (!isSaved || store.hasTypedTerms()) return setAsking(true);
      forgetMotorStore(store);
      proceed();
    });
  }, [state, store, proceed]);
  if (!isAsking) return null;
  return (
    <ConfirmDialog
      title={t('title')}
      action={t('action')}
      onConfirm={async () => {
        forgetMotorStore(store);
        proceed?.();
      }}
      onClose={() => {
        setAsking(false);
        // Closed by leaving, it has been answered.
        if (state === 'blocked' && store.hasUnsaved()) reset();
      }}
    >
      {t('text')}
    </ConfirmDialog>
  );
}
