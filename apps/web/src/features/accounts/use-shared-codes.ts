import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';

/** The question that stands beside consultant codes which another user has; it is about those codes and no others. */
export function useSharedCodes(consultantCodes: string) {
  const [asked, setAsked] = useState<string>();
  const [ticked, setTicked] = useState(false);
  const isAsked = asked === consultantCodes;

  /** Sends the user's facts; what the server asks first is shown with its error. */
  async function askFirst<A>(send: () => Promise<A>): Promise<A> {
    try {
      return await send();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'user.codesShared') {
        setAsked(consultantCodes);
        setTicked(false);
      }
      throw error;
    }
  }

  return { isAsked, accepted: isAsked && ticked, setAccepted: setTicked, askFirst };
}
