import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../components/notice.tsx';
import { notifyFailure } from '../../lib/notify.ts';
import type { DraftStore } from './draft-store.ts';

/** Another window changed the application: nothing is overwritten in either direction without being asked. */
export function StaleNotice({ store }: { store: DraftStore }) {
  const t = useTranslations('apply.stale');
  const [busy, setBusy] = useState(false);
  const reload = async () => {
    setBusy(true);
    await store.reload().catch(notifyFailure);
    setBusy(false);
  };
  return (
    <Notice kind="failure" title={t('title')}>
      <p>{t('text')}</p>
      <Button loading={busy} onClick={() => void reload()}>
        {t('reload')}
      </Button>
    </Notice>
  );
}
