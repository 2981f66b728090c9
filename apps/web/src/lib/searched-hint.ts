import { useSyncExternalStore } from 'react';

/** Stands in the browser's storage once a list of quotes was looked at with it. */
const searchedKey = 'onegi-searched';

/** Remembers that this browser has searched, so that pages ask the server for its searches; all others need not. */
export function rememberSearched(): void {
  try {
    window.localStorage.setItem(searchedKey, '1');
  } catch {
    // Without storage nothing is offered to return to.
  }
}

function read(): boolean {
  try {
    return window.localStorage.getItem(searchedKey) === '1';
  } catch {
    return false;
  }
}

const neverChanges = () => () => {};

/** Whether there may be searches to return to; never while a prerendered page is taken over. */
export const useSearchedHint = (): boolean => useSyncExternalStore(neverChanges, read, () => false);
