import { useEffect } from 'react';
import { Notice } from './notice.tsx';

const SHOWN_MS = { failure: 5_000, success: 3_000 } as const;

export interface Alert {
  readonly message: string;
  /** Tells the same message shown again from one that is still there. */
  readonly at: number;
}

interface Props {
  alert: Alert | undefined;
  onOver: () => void;
  kind?: keyof typeof SHOWN_MS;
}

/** In words what failed, for five seconds, or what was done, for three. */
export function TimedAlert({ alert, onOver, kind = 'failure' }: Props) {
  useEffect(() => {
    if (!alert) return;
    const timer = setTimeout(onOver, SHOWN_MS[kind]);
    return () => clearTimeout(timer);
  }, [alert, onOver, kind]);
  return alert ? <Notice key={alert.at} kind={kind} title={alert.message} /> : null;
}
