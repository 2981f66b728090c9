import { menu } from '@onegi/contract/calls/accounts/sessions';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '../features/accounts/use-me.ts';
import { queryClient, queryOf } from '../lib/queries.ts';
import { setOwnMenus } from './own-menus.ts';
import { SignedInBar } from './signed-in-bar.tsx';
import { SignedInDrawer } from './signed-in-drawer.tsx';
import type { Place } from './user-part.ts';

const parts = { bar: SignedInBar, drawer: SignedInDrawer };

/** What the header shows of the user. Loaded only where somebody seems to be signed in. */
export function SignedIn({ place }: { place: Place }) {
  return (
    <QueryClientProvider client={queryClient}>
      <User place={place} />
    </QueryClientProvider>
  );
}

function User({ place }: { place: Place }) {
  const { data } = useMe();
  if (!data?.signedIn) return null;
  const Part = parts[place];
  return (
    <>
      {place === 'bar' && <Menus />}
      <Part user={data} />
    </>
  );
}

/** Hands the user's menus to the header, which stands outside of what asks for them. */
function Menus() {
  const { data } = useQuery(queryOf(menu, {}));
  useEffect(() => {
    setOwnMenus(data);
    return () => setOwnMenus(undefined);
  }, [data]);
  return null;
}
