import { type ComponentType, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listenForNotices } from '../lib/notify.ts';

/** Most visits never see a message, so the code that shows them is loaded with the first one. */
export function NoticeHost() {
  const [Notices, setNotices] = useState<ComponentType>();
  const t = useTranslations('common.actions');
  const closeLabel = t('close');
  useEffect(
    () =>
      listenForNotices(async (notice) => {
        const loaded = await import('./notices.tsx');
        setNotices(() => loaded.Notices);
        loaded.showNotice(notice, closeLabel);
      }),
    [closeLabel],
  );
  return Notices ? <Notices /> : null;
}
