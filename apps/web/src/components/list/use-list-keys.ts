import { type RefObject, useEffect } from 'react';

const rowsOf = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>('[data-list-row]')];
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The first filter of the page: on a phone its form opens first. */
function focusFilter(): boolean {
  const form = document.querySelector<HTMLFormElement>('search form');
  const field = form?.querySelector<HTMLElement>('input, select');
  if (!field) return false;
  if (form?.dataset.open === 'false') document.querySelector<HTMLElement>('search [aria-expanded="false"]')?.click();
  // What a press opens is there after it.
  requestAnimationFrame(() => field.focus());
  return true;
}

const rowInFocus = (rows: readonly HTMLElement[]) => rows.find((row) => row.contains(document.activeElement));

function moveBy(rows: readonly HTMLElement[], step: 1 | -1): boolean {
  const current = rowInFocus(rows);
  const at = current ? rows.indexOf(current) + step : 0;
  const next = rows[Math.min(Math.max(at, 0), rows.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

function press(target: HTMLElement | null | undefined): boolean {
  target?.click();
  return target !== undefined && target !== null;
}

/** Presses the first thing that a row offers. */
function open(rows: readonly HTMLElement[]): boolean {
  const row = rows.find((each) => each === document.activeElement);
  return press(row?.querySelector<HTMLElement>('[data-opens]') ?? row?.querySelector<HTMLElement>('a[href], button'));
}

/** What a key does; false where it does nothing here. */
function act(key: string, rows: readonly HTMLElement[]): boolean {
  if (key === '/') return focusFilter();
  if (key === 'j') return moveBy(rows, 1);
  if (key === 'k') return moveBy(rows, -1);
  if (key === 'Enter') return open(rows);
  if (key === '.' || key === 'ContextMenu') {
    return press(rowInFocus(rows)?.querySelector<HTMLElement>('[data-opens-menu]'));
  }
  return false;
}

/**
 * `/` goes to the first filter, j and k to the next row and the one before, Enter opens it, `.` and the menu key open its
 * actions. Typing, dialogs and open menus come first.
 */
export function useListKeys(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !body.current) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"], dialog[open], [role="menu"]')) return;
      if (act(event.key, rowsOf(body.current))) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [body]);
}
