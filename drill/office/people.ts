import { type AnswerOf, type BodyOf, type Call, schemaOf } from '@onegi/contract/call';
import type { Shape } from '@onegi/contract/shape';
import type { TestApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { PurchaseRefused, type Send } from '@onegi/testing/purchase';
import { readConfig } from '../../apps/api/src/config.ts';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { openKeyring } from '../../apps/api/src/modules/keys/open-keyring.ts';
import { hongKongDate } from '../../apps/api/src/ports/clock.ts';
import { balancedSend } from '../shoppers/balanced-send.ts';
import type { Traffic } from '../shoppers/traffic.ts';
import type { Stage } from '../stage/stage.ts';

/** As much of a portal as writes what the office finds when its day begins: policies, notes and its people. */
export async function openDesk({ inspectUrl, env }: Stage): Promise<{ desk: TestApp; close: () => Promise<void> }> {
  const open = openDatabase({ url: inspectUrl, maxConnections: 4, onConnectionLost: () => undefined });
  const { seal } = await openKeyring(open.db, readConfig(env));
  const clock = { now: () => new Date(), today: () => hongKongDate(new Date()) };
  const desk = { database: open, deps: { db: open.db, seal, clock }, clock } as unknown as TestApp;
  return { desk, close: open.close };
}

/** One of the office's people at their browser. */
export type Ask = <C extends Call>(declared: C, body: BodyOf<C>, idempotencyKey: string) => Promise<AnswerOf<C>>;

async function personOf(
  desk: TestApp,
  role: 'operations' | 'approver' | 'finance',
  sendAs: (headers: Record<string, string>) => Send,
): Promise<Ask> {
  const { browser } = await signedInAs(desk, [role]);
  const send = sendAs(browser);
  return async (declared, body, idempotencyKey) => {
    const json = (declared.body as Shape).codec.encode(body as never);
    const request = { method: declared.method as 'POST', path: `/api${declared.path}`, json, idempotencyKey };
    const answer = await send(request);
    if (answer.status >= 400) throw new PurchaseRefused(request, answer);
    return schemaOf(declared.answer).decode(answer.data as never) as never;
  };
}

export interface People {
  readonly operations: Ask;
  readonly approver: Ask;
  readonly finance: Ask;
}

/** Who drafts, who approves and who keeps the money; each goes from portal to portal like the shoppers. */
export async function openPeople(desk: TestApp, { portals }: Stage, traffic: Traffic): Promise<People> {
  const sendAs = (headers: Record<string, string>) =>
    balancedSend({ origins: () => portals.map(({ url }) => url), traffic, headers });
  return {
    operations: await personOf(desk, 'operations', sendAs),
    approver: await personOf(desk, 'approver', sendAs),
    finance: await personOf(desk, 'finance', sendAs),
  };
}
