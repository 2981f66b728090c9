import { workSignals } from '@onegi/contract/calls/workplace/work-signals';
import { useEffect, useEffectEvent, useState } from 'react';
import { addressOfCall } from '../../lib/api.ts';
import { sayThatSessionIsOutdated } from '../../lib/session-hint.ts';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/** How long to wait before the next attempt: longer each time, and every page another while. */
const pauseAfter = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS) * (0.5 + Math.random());

/**
 * Listens, while the page is looked at, to what the server says has changed.
 * @param onChange called for every signal, and whenever listening begins: what happened before was not heard
 * @returns whether it listens now; else somebody has to ask by themselves
 */
export function useWorkSignals(isOn: boolean, onChange: () => void): boolean {
  const [isListening, setListening] = useState(false);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (!isOn) return;
    let source: EventSource | undefined;
    let retry: number | undefined;
    let failures = 0;

    function close(): void {
      window.clearTimeout(retry);
      source?.close();
      source = undefined;
      setListening(false);
    }

    function open(): void {
      const mine = new EventSource(addressOfCall(workSignals, {}));
      source = mine;
      mine.onopen = () => {
        failures = 0;
        setListening(true);
        changed();
      };
      mine.onmessage = () => changed();
      // The browser would try again by itself after some failures, at one pace for all pages, and after others never.
      mine.onerror = () => {
        close();
        failures += 1;
        // Perhaps the session has ended: the browser does not say why it hears nothing more.
        sayThatSessionIsOutdated();
        retry = window.setTimeout(open, pauseAfter(failures));
      };
    }

    const follow = () => {
      close();
      if (document.visibilityState === 'visible') open();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, [isOn]);
  return isListening;
}
