// @vitest-environment happy-dom

import type { Waiting } from '@onegi/contract/calls/workplace/waiting-work';
import { waitingWork } from '@onegi/contract/calls/workplace/waiting-work';
import { rightsOf } from '@onegi/contract/permissions';
import type { UserRole } from '@onegi/contract/roles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { draw } from '../../components/test-render.tsx';
import { queryOf } from '../../lib/queries.ts';
import type { Me } from '../accounts/use-me.ts';
import { ageOf } from './age.ts';
import { Months } from './months.tsx';
import { RecentCases } from './recent-cases.tsx';
import { WaitingList } from './waiting-list.tsx';

afterEach(cleanup);

const now = '2026-11-22T04:00:00.000Z';
const ofRole = (role: UserRole) =>
  ({ roles: [role], rights: rightsOf({ roles: [role], limitedTo: null }) }) as unknown as Me;

function waitingFor(user: Me, waiting: Waiting[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(queryOf(waitingWork, {}).queryKey, waiting);
  draw(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <WaitingList user={user} now={now} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
}

describe('what waits', () => {
  it('is told with how much, since when and until when, each a link to the page that lists it', () => {
    const links = waitingFor(ofRole('officer'), [
      {
        code: 'requestsOpen',
        path: '/requests?state=waiting',
        count: 3,
        oldestAt: '2026-11-21T07:30:00.000Z',
        dueAt: '2026-11-22T07:30:00.000Z',
      },
      {
        code: 'enquiriesOpen',
        path: '/enquiries?state=open',
        count: 1_000,
        oldestAt: '2026-11-20T03:00:00.000Z',
        dueAt: null,
      },
    ]);
    expect(links).toEqual([
      ['/requests?state=waiting', '3Quote requests to answerOldest: 20 hoursNext deadline in 3 hours'],
      ['/enquiries?state=open', '1000 or moreEnquiries to answerOldest: 2 days'],
    ]);
  });

  it('says what is late', () => {
    const [link] = waitingFor(ofRole('officer'), [
      {
        code: 'requestsOpen',
        path: '/requests',
        count: 1,
        oldestAt: '2026-11-20T04:00:00.000Z',
        dueAt: '2026-11-21T04:00:00.000Z',
      },
    ]);
    expect(link?.[1]).toBe('1Quote requests to answerOldest: 2 daysOverdue');
  });

  it.each([
    ['consultant', ['Search for a quote']],
    ['officer', ['Quote requests', 'Enquiries']],
    ['editor', ['Upload news or a file', 'Product library']],
    ['compliance', ['Audit trail', 'Payments']],
    ['administrator', ['Users', 'Settings']],
    ['finance', ['Payments', 'Search for a quote']],
  ] as const)('is nothing for %s, who is told what to do next', (role, names) => {
    const links = waitingFor(ofRole(role), []);
    expect(links.map(([, name]) => name)).toEqual(names);
    expect(screen.getByText('Nothing is waiting for you')).toBeTruthy();
  });
});

it('ages are whole days and hours, and never less than nothing', () => {
  expect(ageOf('2026-11-20T03:00:00Z', now)).toEqual({ days: 2, hours: 1 });
  expect(ageOf(now, '2026-11-20T03:00:00Z')).toEqual({ days: 0, hours: 0 });
});

it('figures of this month stand beside the same days of the last', () => {
  const days = {
    startOn: '2026-11-01',
    endOn: '2026-11-22',
    policies: 12,
    premiumCents: 1_234_500,
    linksSent: 4,
    requestsMade: 0,
  };
  draw(
    <MemoryRouter>
      <Months months={{ now: days, before: { ...days, policies: 9 } }} scope="own" />
    </MemoryRouter>,
  );
  expect(screen.getByText('Gross premium').nextElementSibling?.textContent).toBe(
    'HK$12,345.00Same days last month: HK$12,345.00',
  );
  expect(screen.getByText('Policies').nextElementSibling?.textContent).toBe('12Same days last month: 9');
});

it('a client whose name is not filled in yet can be gone on with', () => {
  const changed = { changedAt: now, lineName: 'Travel', lineNameZh: '旅遊保險' };
  draw(
    <MemoryRouter>
      <RecentCases cases={[{ ...changed, clientName: null, policyNumber: null, path: '/apply/x' }]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link').textContent).toContain('Name not filled in yetTravel · Application, not paid yet');
});
