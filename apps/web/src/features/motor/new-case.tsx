import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RowMenu } from '../../components/list/row-menu.tsx';
import { QuoteDialog } from './quote-dialog.tsx';
import type { useNewCase } from './use-new-case.ts';

/** Begins a case: an empty one at a press, from what the shop knows by the menu beside. */
export function NewCase({ begin, beginFromQuote, isBusy }: ReturnType<typeof useNewCase>) {
  const t = useTranslations('motorDesk.list');
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="row gap-2xs">
      <Button
        loading={isBusy}
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => void begin()}
      >
        {t('new')}
      </Button>
      <RowMenu label={t('newFrom')} actions={[{ label: t('fromQuote'), onSelect: () => setAsked(true) }]} />
      {isAsked && <QuoteDialog send={beginFromQuote} onClose={() => setAsked(false)} />}
    </div>
  );
}
