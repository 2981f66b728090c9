import { useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './shell.module.css';

/** Both faces are in the page and the colour scheme's attribute shows one, so the prerendered page is never wrong. */
export function ThemeSwitch({ className, withText = false }: { className: string; withText?: boolean }) {
  const t = useTranslations('common.theme');
  const { setColorScheme } = useMantineColorScheme();
  const textClass = withText ? undefined : 'visually-hidden';
  const toggle = () => {
    const isDark = document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark';
    setColorScheme(isDark ? 'light' : 'dark');
  };
  return (
    <button type="button" className={className} onClick={toggle}>
      <span className={classes.lightOnly}>
        <IconMoon size={22} stroke={1.75} aria-hidden />
        <span className={textClass}>{t('toDark')}</span>
      </span>
      <span className={classes.darkOnly}>
        <IconSun size={22} stroke={1.75} aria-hidden />
        <span className={textClass}>{t('toLight')}</span>
      </span>
    </button>
  );
}
