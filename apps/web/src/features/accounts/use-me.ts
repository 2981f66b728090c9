import type { AnswerOf, Call } from '@onegi/contract/call';
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient, queryOf } from '../../lib/queries.ts';
import { listenForOutdatedSession, rememberSignedIn } from '../../lib/session-hint.ts';

export type Me = AnswerOf<typeof me>;

/** Whether the user may make a call: a button that makes it stands only where it would not be refused. */
export const mayCall = ({ rights }: Me, { permission }: Call): boolean => rights[permission] !== undefined;

const whoAmI = queryOf(me, {});

/** Who is signed in. The frame and the pages share one answer. A page for visitors too asks where somebody seems to be. */
export function useMe(isAsked = true) {
  const query = useQuery({ ...whoAmI, refetchOnWindowFocus: true, enabled: isAsked });
  const signedIn = query.data?.signedIn;
  useEffect(() => {
    if (signedIn !== undefined) rememberSignedIn(signedIn);
  }, [signedIn]);
  useEffect(
    () => listenForOutdatedSession(() => void queryClient.invalidateQueries({ queryKey: whoAmI.queryKey })),
    [],
  );
  return query;
}

/** After login: nothing that a visitor was told may stay. */
export function takeUpSession(): void {
  queryClient.clear();
  rememberSignedIn(true);
}

/** After the session's end: nothing that was shown to its user may stay in the page. */
export function dropSession(): void {
  queryClient.clear();
  rememberSignedIn(false);
}
