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

function moveBy(rows: HTMLElement[], step: 1 | -1): boolean {
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

/** Presses the first thing that a row offers. */
function open(rows: HTMLElement[]): boolean {
  const row = rows.find((each) => each === document.activeElement);
  const target = row?.querySelector<HTMLElement>('[data-opens]') ?? row?.querySelector<HTMLElement>('a[href], button');
  target?.click();
  return target !== undefined && target !== null;
}

/** `/` goes to the first filter, j and k to the next row and the one before, Enter opens it. Typing and dialogs come first. */
export function useListKeys(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !body.current) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"]')) return;
      const rows = rowsOf(body.current);
      const isDone =
        (event.key === '/' && focusFilter()) ||
        (event.key === 'j' && moveBy(rows, 1)) ||
        (event.key === 'k' && moveBy(rows, -1)) ||
        (event.key === 'Enter' && open(rows));
      if (isDone) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [body]);
}
