import { QueryClientProvider } from '@tanstack/react-query';
import { useMe } from '../features/accounts/use-me.ts';
import { queryClient } from '../lib/queries.ts';
import { SignedInBar } from './signed-in-bar.tsx';
import { SignedInDrawer } from './signed-in-drawer.tsx';
import type { Place } from './user-area.tsx';

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
  return <Part user={data} />;
}
