import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { RowFact } from '../list/row-facts.tsx';
import { CaseClock } from './due-clock.tsx';
import { HeldBy } from './held-by.tsx';

/** What an opened row says of the case it is: whose turn it is, and what its clock shows. */
export function CaseFacts(row: ComponentProps<typeof HeldBy> & ComponentProps<typeof CaseClock>) {
  const t = useTranslations('caseDesk');
  return (
    <>
      <RowFact name={t('holder')}>
        <HeldBy {...row} />
      </RowFact>
      {row.clockMinutes !== null && (
        <RowFact name={t('clock')}>
          <CaseClock {...row} />
        </RowFact>
      )}
    </>
  );
}
