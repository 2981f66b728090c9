import { IconMenu2 } from '@tabler/icons-react';
import { type FormEvent, useCallback, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { localePath } from '../lib/locale-path.ts';
import { useOnNavigation } from '../lib/use-on-navigation.ts';
import { useMenuParts } from './menu-parts.ts';
import classes from './shell.module.css';

/** Opens the drawer of narrow screens. Without script a press leads to the sitemap. */
export function DrawerButton() {
  const t = useTranslations('common.nav');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { parts, prepare } = useMenuParts(isOpen, close);

  useOnNavigation(close);

  function press(event: FormEvent) {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <form className={classes.onlyNarrow} onSubmit={press}>
      <button
        type="submit"
        formAction={localePath('/sitemap', locale)}
        className={`plain-button target small unbroken ${classes.control} ${classes.edge}`}
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={prepare}
        onFocus={prepare}
      >
        <IconMenu2 size={24} stroke={1.75} aria-hidden />
      </button>
      {isOpen && parts && <parts.Drawer onClose={close} />}
    </form>
  );
}
