import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import { groupsOf, useMenuGroups } from './menu-groups.ts';
import classes from './menu-panel.module.css';
import type { PanelProps } from './menu-props.ts';
import { lineAt, pageIcons } from './page-icons.tsx';

/** Calls back when the pointer or the keyboard goes elsewhere, or Escape is pressed; that gives the focus back. */
function useLeaving(box: { readonly current: HTMLElement | null }, onClose: () => void) {
  useEffect(() => {
    const menu = box.current?.parentElement;
    const onOther = ({ target }: Event) => {
      if (!menu?.contains(target as Node)) onClose();
    };
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      menu?.querySelector('button')?.focus();
      onClose();
    };
    document.addEventListener('pointerdown', onOther);
    document.addEventListener('focusin', onOther);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOther);
      document.removeEventListener('focusin', onOther);
      document.removeEventListener('keydown', onKey);
    };
  }, [box, onClose]);
}

/** The pages under one button of the header. Tab walks through them and out; arrows, Home and End stay inside. */
export function MenuPanel({ trigger, id, focusFirst, onClose }: PanelProps) {
  const t = useTranslations('menus.blurbs');
  const box = useRef<HTMLDivElement>(null);
  const codes = groupsOf[trigger] ?? [];
  const groups = useMenuGroups().filter(({ code }) => codes.some((one) => one === code));
  const links = () => [...(box.current?.querySelectorAll('a') ?? [])];

  useLeaving(box, onClose);
  useEffect(() => {
    if (focusFirst) box.current?.querySelector('a')?.focus();
  }, [focusFirst]);

  function onKey(event: KeyboardEvent) {
    const all = links();
    const at = all.indexOf(document.activeElement as HTMLAnchorElement);
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[(next + all.length) % all.length]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut between links that Tab reaches too
    <div ref={box} id={id} className={`card ${classes.panel}`} data-trigger={trigger} onKeyDown={onKey}>
      {groups.map(({ code, name, items }, place) => (
        <div key={code}>
          {place > 0 && <p className={`rule-above dimmed fine strong mt-xs ${classes.title}`}>{name}</p>}
          <ul aria-label={name} className={`stack ${classes.items}`}>
            {items.map((item) => {
              const line = lineAt(item.path);
              const Icon = pageIcons[item.path];
              return (
                <li key={item.path}>
                  <Link to={item.path} className="row unlined gap-md menu-row">
                    {Icon && <Icon size={28} stroke={1.5} className="rigid brand" aria-hidden />}
                    <span>
                      <span className="small block" data-name>
                        {item.name}
                      </span>
                      {line && <span className="dimmed fine block close-set">{t(line)}</span>}
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
