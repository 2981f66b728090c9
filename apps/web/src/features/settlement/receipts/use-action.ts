import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { notify, notifyFailure } from '../../../lib/notify.ts';

/** Does one thing at a time, says how it ended, and shows afterwards what is so. @returns whether it was done */
export function useAction(reload: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  async function act(work: () => Promise<unknown>, message: string): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
      notify({ kind: 'success', message });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyFailure(error);
      return false;
    } finally {
      await reload();
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { act, isBusy };
}
