import { useEffect } from 'react';
import { Notice } from './notice.tsx';

const SHOWN_MS = 5_000;

export interface Alert {
  readonly message: string;
  /** Tells the same message shown again from one that is still there. */
  readonly at: number;
}

/** A failure, in words, for five seconds. */
export function TimedAlert({ alert, onOver }: { alert: Alert | undefined; onOver: () => void }) {
  useEffect(() => {
    if (!alert) return;
    const timer = setTimeout(onOver, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [alert, onOver]);
  return alert ? <Notice key={alert.at} kind="failure" title={alert.message} /> : null;
}
