import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, type SubmitEvent, useCallback, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { localePath } from '../lib/locale-path.ts';
import { useOnNavigation } from '../lib/use-on-navigation.ts';
import { useMenuParts } from './menu-parts.ts';
import type { Trigger } from './menu-props.ts';
import classes from './shell.module.css';

const triggers: readonly Trigger[] = ['buy', 'support', 'myCase', 'about'];
const neighbours: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The menus of wide screens. Without script a press leads to the sitemap, which holds the same. */
export function MainMenu() {
  const t = useTranslations('common.nav');
  const locale = useLocale();
  const id = useId();
  const [open, setOpen] = useState<{ trigger: Trigger; focusFirst: boolean }>();
  const close = useCallback(() => setOpen(undefined), []);
  const { parts, prepare } = useMenuParts(open !== undefined, close);

  useOnNavigation(close);

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value;
    const trigger = triggers.find((one) => one === pressed);
    setOpen(trigger && open?.trigger !== trigger ? { trigger, focusFirst: false } : undefined);
  }

  function onKey(event: KeyboardEvent<HTMLButtonElement>, trigger: Trigger) {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      setOpen({ trigger, focusFirst: true });
    }
    const step = neighbours[event.key];
    if (step === undefined) return;
    const next = triggers[(triggers.indexOf(trigger) + step + triggers.length) % triggers.length];
    document.getElementById(`${id}-${next}`)?.focus();
    close();
  }

  return (
    <nav
      aria-label={t('main')}
      className={`${classes.nav} ${classes.onlyWide}`}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <form className={`flex ${classes.triggers}`} onSubmit={press}>
        {triggers.map((trigger) => {
          // Not before what it opens is there: it is only being fetched.
          const isOpen = open?.trigger === trigger && parts !== undefined;
          const panel = `${id}-${trigger}-panel`;
          return (
            <div key={trigger} className={classes.menu} data-wide={trigger === 'buy' || undefined}>
              <button
                id={`${id}-${trigger}`}
                type="submit"
                value={trigger}
                formAction={localePath(`/sitemap#${trigger}`, locale)}
                className={`plain-button target small unbroken ${classes.control}`}
                aria-expanded={isOpen}
                aria-controls={isOpen ? panel : undefined}
                onKeyDown={(event) => onKey(event, trigger)}
              >
                {t(trigger)}
                <IconChevronDown size={16} stroke={1.75} className={classes.chevron} aria-hidden />
              </button>
              {isOpen && <parts.Panel trigger={trigger} id={panel} focusFirst={open.focusFirst} onClose={close} />}
            </div>
          );
        })}
      </form>
    </nav>
  );
}
