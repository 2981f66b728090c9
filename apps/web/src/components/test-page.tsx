import { type BodyOf, type Call, type Part, schemaOf } from '@onegi/contract/call';
import { type Limit, rightsOf } from '@onegi/contract/permissions';
import type { UserRole } from '@onegi/contract/roles';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { vi } from 'vitest';
import * as z from 'zod';
import { listenForNotices, type Notice } from '../lib/notify.ts';
import { queryClient } from '../lib/queries.ts';
import { draw } from './test-render.tsx';

/** What a call answers in a test: its data in domain names, or a refusal. */
type Answer = { data: unknown } | { status: number; code: string; fields?: readonly string[] };

/** For tests: what `me` answers about somebody who is signed in. */
export const whoAs = (role: UserRole, limitedTo: Limit | null = null, userId?: string) => ({
  data: {
    signedIn: true,
    userId,
    roles: [role],
    rights: rightsOf({ roles: [role], limitedTo }),
    consultantCodes: [],
    unit: null,
    limitedTo,
  },
});

/** Whether an address is the one of a call, whatever its parameters. */
const isOf = (pathname: string, { path }: Call) =>
  new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

/**
 * For tests: draws a page, or a part of one, at an address, its calls answered one after the other, the last again and again.
 * @param chinese texts of a Chinese page
 */
export function drawPage(
  part: ReactElement,
  at: string,
  answers: readonly (readonly [Call, ...Answer[]])[],
  chinese?: Parameters<typeof draw>[1],
) {
  const left = new Map(answers.map(([call, ...given]) => [call, given]));
  const asked: string[] = [];
  const bodies = new Map<Call, unknown[]>();
  const notices: Notice[] = [];
  listenForNotices((notice) => notices.push(notice));
  queryClient.clear();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal('fetch', (address: string | URL, init: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://localhost');
    const found = [...left].find(([call]) => isOf(pathname, call) && call.method === init.method);
    const [answer, ...later] = found?.[1] ?? [];
    if (!found || !answer) return new Promise(() => {});
    asked.push(found[0].name);
    if (found[0].body) bodies.set(found[0], [...(bodies.get(found[0]) ?? []), JSON.parse(String(init.body))]);
    if (later.length > 0) left.set(found[0], later);
    if ('data' in answer) {
      const data = z.encode(schemaOf(found[0].answer), answer.data);
      return Promise.resolve(Response.json({ data, msg: '', msgC: '' }));
    }
    const { status, code } = answer;
    const fields = (answer.fields ?? []).map((field) => ({ field, msg: code, msgC: code }));
    return Promise.resolve(Response.json({ data: null, code, msg: code, msgC: code, fields }, { status }));
  });
  const element = (
    <QueryClientProvider client={queryClient}>
      {part}
      <Address />
    </QueryClientProvider>
  );
  // What asks before one leaves needs a router that knows its routes.
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const user = draw(<RouterProvider router={router} />, chinese);
  return {
    user,
    asked,
    /** What a call was sent, in domain names, in its order. */
    sent: <C extends Call>(call: C) =>
      (bodies.get(call) ?? []).map((body) => z.decode(schemaOf(call.body as Part), body) as BodyOf<C>),
    notices,
    address: () => document.querySelector('[data-testid=address]')?.textContent,
  };
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}
