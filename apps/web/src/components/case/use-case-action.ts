import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';

/** Somebody else was quicker: the case is another than the one in sight, and trying again is no use. */
const isTooLate = ({ status }: ApiError) => status === 409 || status === 404;

/** What is shown when it is done: always the same, or of what was answered. */
type Message<T> = string | ((answer: T) => string);

/** Does something with a case and says so. What it ends with is the refusal that can be mended, null when all is done. */
export type CaseAction = <T>(action: () => Promise<T>, message: Message<T>) => Promise<ApiError | null>;

interface CaseActions {
  act: CaseAction;
  /** The same of a button without a form: there is nothing to mend, so that a refusal is shown at once. */
  press: CaseAction;
  isBusy: boolean;
}

/**
 * Does something with a case, once however often it is pressed, and shows the case as it is afterwards. Whoever was slower
 * than somebody else is told what happened.
 * @param isMendable what stays with the form of whoever was slower, who can mend it elsewhere and try again
 */
export function useCaseAction(
  reload: () => Promise<unknown>,
  isMendable: (refused: ApiError) => boolean = () => false,
): CaseActions {
  const [isBusy, setBusy] = useState(false);
  const running = useRef<Promise<ApiError | null>>(undefined);
  async function run<T>(action: () => Promise<T>, message: Message<T>): Promise<ApiError | null> {
    try {
      const answer = await action();
      notify({ kind: 'success', message: typeof message === 'string' ? message : message(answer) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isTooLate(error) || isMendable(error)) return error;
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
  const press: CaseAction = async (action, message) => {
    const refused = await act(action, message);
    if (refused) {
      notifyFailure(refused);
      await reload();
    }
    return refused;
  };
  return { act, press, isBusy };
}
