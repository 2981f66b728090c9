import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { notify, notifyFailure } from '../../../lib/notify.ts';

/** Somebody else was quicker, or the figures have changed: what is in sight is old. */
const isTooLate = ({ status }: ApiError) => status === 409 || status === 404;

/** Does something and says so; what it ends with is a refusal that can be mended, null when there is nothing more to do here. */
export type Move = (action: () => Promise<unknown>, message: string) => Promise<ApiError | null>;

/** Moves money that leaves, once however often it is pressed; whoever was slower than somebody else is told. */
export function useMove(reload: () => Promise<unknown>): { move: Move; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const running = useRef<Promise<ApiError | null>>(undefined);
  async function run(action: () => Promise<unknown>, message: string): Promise<ApiError | null> {
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
  const move: Move = (action, message) => {
    if (!running.current) {
      setBusy(true);
      running.current = run(action, message).finally(() => {
        running.current = undefined;
        setBusy(false);
      });
    }
    return running.current;
  };
  return { move, isBusy };
}
