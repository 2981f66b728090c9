import { useCallback, useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { withTexts } from '../components/with-texts.tsx';
import { afterPaint } from '../lib/after-paint.ts';
import type { Locale } from '../lib/locale-path.ts';
import { notify } from '../lib/notify.ts';
import type { MenuParts } from './menu-props.ts';

async function load(locale: Locale): Promise<MenuParts> {
  const menus = import('./opened-menus.ts');
  const texts = [locale === 'en' ? import('@onegi/messages/en/menus') : import('@onegi/messages/zh-Hant/menus')];
  const [panel, drawer] = await Promise.all([
    withTexts(
      menus.then(({ MenuPanel }) => MenuPanel),
      texts,
    ),
    withTexts(
      menus.then(({ Drawer }) => Drawer),
      texts,
    ),
  ]);
  return { Panel: panel.default, Drawer: drawer.default };
}

/**
 * What opens from the header, in a file of its own that comes with the first request for it. A request that came before the
 * file waits for it; one that cannot be met is told and forgotten, and the next tries again.
 */
export function useMenuParts(wanted: boolean, onFailure: () => void) {
  const locale = useLocale();
  const t = useTranslations('common.states');
  const [loaded, setLoaded] = useState<{ locale: Locale; parts: MenuParts }>();
  const parts = loaded?.locale === locale ? loaded.parts : undefined;
  const prepare = useCallback(() => afterPaint(() => void load(locale).catch(() => {})), [locale]);

  useEffect(() => {
    if (!wanted || parts) return;
    let isWaiting = true;
    // An effect of a press runs before the press is painted.
    afterPaint(() =>
      load(locale)
        .then((found) => isWaiting && setLoaded({ locale, parts: found }))
        .catch(() => {
          if (!isWaiting) return;
          notify({ kind: 'failure', message: t('failedText') });
          onFailure();
        }),
    );
    return () => {
      isWaiting = false;
    };
  }, [wanted, parts, locale, t, onFailure]);

  return { parts, prepare };
}
