import { useSyncExternalStore } from 'react';
import { signedInKey } from './frame-hints.ts';

const CHANGED = 'onegi-signed-in-changed';

function read(): boolean {
  try {
    return window.localStorage.getItem(signedInKey) === '1';
  } catch {
    return false;
  }
}

/**
 * Remembers that somebody signed in with this browser, so that pages ask who it is; all others need not. It opens
 * nothing: the session itself is in a cookie that no script can read.
 */
export function rememberSignedIn(signedIn: boolean): void {
  if (read() === signedIn) return;
  try {
    if (signedIn) window.localStorage.setItem(signedInKey, '1');
    else window.localStorage.removeItem(signedInKey);
  } catch {
    // Without storage the header stays a visitor's; the pages of an account ask by themselves.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void): () => void {
  // The first is said in this tab, the second by the others.
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', changed);
  };
}

/** Whether somebody seems to be signed in; never while a prerendered page is taken over. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

const OUTDATED = 'onegi-session-outdated';

/** The server refused what the page believed to be allowed: the session is over, or something must be done first. */
export function sayThatSessionIsOutdated(): void {
  window.dispatchEvent(new Event(OUTDATED));
}

export function listenForOutdatedSession(heard: () => void): () => void {
  window.addEventListener(OUTDATED, heard);
  return () => window.removeEventListener(OUTDATED, heard);
}
