import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';

/** Somebody else was quicker: the case is another than the one in sight, and trying again is no use. */
const isTooLate = ({ status }: ApiError) => status === 409 || status === 404;

/** Does something with a case and says so. What it ends with is the refusal that can be mended, null when all is done. */
export type CaseAction = (action: () => Promise<unknown>, message: string) => Promise<ApiError | null>;

/**
 * Does something with a case, once however often it is pressed, and shows the case as it is afterwards. Whoever was slower
 * than somebody else is told what happened.
 */
export function useCaseAction(reload: () => Promise<unknown>): { act: CaseAction; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const running = useRef<Promise<ApiError | null>>(undefined);
  async function run(...[action, message]: Parameters<CaseAction>): Promise<ApiError | null> {
    try {
      await action();
      notify({ kind: 'success', message });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isTooLate(error)) return error;
      notifyFailure(error);
    }
    await reload();
    return null;
  }
  const act: CaseAction = (action, message) => {
    if (!running.current) {
      setBusy(true);
      running.current = run(action, message).finally(() => {
        running.current = undefined;
        setBusy(false);
      });
    }
    return running.current;
  };
  return { act, isBusy };
}
