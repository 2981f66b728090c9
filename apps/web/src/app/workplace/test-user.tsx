import { me } from '@onegi/contract/calls/accounts/sign-in';
import { waitingWork } from '@onegi/contract/calls/workplace/waiting-work';
import { type Limit, rightsOf } from '@onegi/contract/permissions';
import type { UserRole } from '@onegi/contract/roles';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { draw } from '../../components/test-render.tsx';
import { newQueryClient, queryOf } from '../../lib/queries.ts';

interface Known {
  readonly role: UserRole;
  readonly limitedTo?: Limit | null;
  /** The address that is open. */
  readonly at?: string;
  /** What waits, by the page that lists it. */
  readonly waiting?: Readonly<Record<string, number>>;
}

/** Draws a part of the workplace as a user sees it whom the server has told already. For tests with a DOM. */
export function drawFor({ role, limitedTo = null, at = '/home-page', waiting = {} }: Known, part: ReactElement) {
  const client = newQueryClient();
  client.setQueryData(queryOf(me, {}).queryKey, {
    signedIn: true,
    name: 'Connie Demo',
    nameZh: '康妮',
    roles: [role],
    rights: rightsOf({ roles: [role], limitedTo }),
    consultantCodes: role === 'consultant' ? ['TR0001'] : [],
    unit: null,
    limitedTo,
  } as never);
  client.setQueryData(
    queryOf(waitingWork, {}).queryKey,
    Object.entries(waiting).map(([path, count]) => ({
      code: 'requestsOpen' as const,
      path,
      count,
      oldestAt: null,
      dueAt: null,
    })),
  );
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] });
  const user = draw(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user, router, client };
}
