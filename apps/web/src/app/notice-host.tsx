import { type ComponentType, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { afterPaint } from '../lib/after-paint.ts';
import { listenForNotices } from '../lib/notify.ts';

const load = () => import('./notices.tsx');

/**
 * A visit that only reads never sees a message, so the code that shows them waits for the first touch or key: early
 * enough to be there when the connection is gone and that is what must be told.
 */
export function NoticeHost() {
  const [Notices, setNotices] = useState<ComponentType>();
  const t = useTranslations('common.actions');
  const closeLabel = t('close');
  useEffect(() => {
    const prepare = () => afterPaint(() => void load().catch(() => {}));
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, prepare, { once: true, passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, prepare);
    };
  }, []);
  useEffect(
    () =>
      listenForNotices(async (notice) => {
        const loaded = await load();
        setNotices(() => loaded.Notices);
        loaded.showNotice(notice, closeLabel);
      }),
    [closeLabel],
  );
  return Notices ? <Notices /> : null;
}
