import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../components/notice.tsx';
import { notifyFailure } from '../../lib/notify.ts';
import type { CaseStore } from './case-store.ts';

/** Another device saved the case: neither version is overwritten without being asked. */
export function StaleNotice({ store }: { store: CaseStore }) {
  const t = useTranslations('commercial.stale');
  const [busy, setBusy] = useState(false);
  const choose = async (done: () => Promise<unknown>) => {
    setBusy(true);
    await done().catch(notifyFailure);
    setBusy(false);
  };
  return (
    <Notice kind="failure" title={t('title')}>
      <p>{t('text')}</p>
      <div className="flex wrap gap-sm mt-sm">
        <Button loading={busy} onClick={() => void choose(store.takeTheirs)}>
          {t('takeTheirs')}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void choose(store.keepMine)}>
          {t('keepMine')}
        </Button>
      </div>
    </Notice>
  );
}
