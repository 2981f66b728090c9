import { setTimeout as sleep } from 'node:timers/promises';
import { type Acknowledged, buyTravel, type Send } from '@onegi/testing/purchase';
import { hongKongDate } from '../../apps/api/src/ports/clock.ts';
import type { Stage } from '../stage/stage.ts';
import { balancedSend } from './balanced-send.ts';
import { Traffic } from './traffic.ts';

/** What the portal has told one shopper. */
export interface Order {
  readonly email: string;
  listedTotal?: string;
  applicationRef?: string;
  savedVersion?: number;
  savedTotal?: string;
  isSubmitted?: boolean;
  session?: string;
  openedTotal?: string;
  isCharged?: boolean;
  policyNumber?: string;
  confirmedTotal?: string;
  /** What ended the purchase before its policy was confirmed. */
  brokenOff?: string;
}

export interface Crowd {
  readonly orders: readonly Order[];
  readonly traffic: Traffic;
  /** Resolves when so many more policies were confirmed. @throws Error when that takes too long */
  boughtMore(count: number): Promise<void>;
  /** Nobody begins anew; resolves when everybody has finished or given up. */
  stop(): Promise<void>;
}

export interface CrowdOptions {
  readonly shoppers?: number;
  /** Between two calls of a shopper, on average. */
  readonly pauseMs?: number;
  /** Today in Hong Kong on the portals' clocks. */
  readonly today?: () => string;
  /** In front of the portals; a round robin over all of them unless given. */
  readonly origins?: () => readonly string[];
}

const CONFIRMED_WITHIN_MS = 60_000;
const BOUGHT_WITHIN_MS = 180_000;

/** Names have no digits. */
const lettersOf = (number: number) => [...String(number)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');

function keep(order: Order, answer: Acknowledged): void {
  if (answer.step === 'listed') order.listedTotal = answer.total;
  if (answer.step === 'begun') order.applicationRef = answer.applicationRef;
  if (answer.step === 'saved') Object.assign(order, { savedVersion: answer.version, savedTotal: answer.total });
  if (answer.step === 'submitted') order.isSubmitted = true;
  if (answer.step === 'opened') Object.assign(order, { session: answer.session, openedTotal: answer.total });
  if (answer.step === 'paid') order.isCharged = true;
  if (answer.step === 'confirmed') {
    Object.assign(order, { policyNumber: answer.policyNumber, confirmedTotal: answer.total });
  }
}

async function buy(send: Send, order: Order, number: number, today: string, pauseMs: number): Promise<void> {
  try {
    await buyTravel(send, {
      email: order.email,
      firstName: `SHOPPER ${lettersOf(number)}`,
      today,
      patienceMs: CONFIRMED_WITHIN_MS,
      acknowledged: (answer) => keep(order, answer),
      pause: () => sleep(pauseMs * (0.5 + Math.random())),
    });
  } catch (error) {
    order.brokenOff = (error as Error).message;
  }
}

/** Why nothing is bought, as far as the shoppers know. */
function trouble(orders: readonly Order[], { refusals, otherFailures }: Traffic): string {
  const reasons = orders.flatMap(({ brokenOff }) => (brokenOff ? [brokenOff] : [])).slice(-3);
  const failures = [...otherFailures].map(([what, count]) => `${count} × ${what}`).slice(0, 5);
  return [`${orders.length} orders, ${refusals} times refused by all`, ...reasons, ...failures].join('; ');
}

/** Several shoppers buy one policy after the other, each under a new name, until they are stopped. */
export function startCrowd({ portals }: Pick<Stage, 'portals'>, options: CrowdOptions = {}): Crowd {
  const { shoppers = 3, pauseMs = 250, today = () => hongKongDate(new Date()) } = options;
  const traffic = new Traffic();
  const origins = options.origins ?? (() => portals.map(({ url }) => url));
  const orders: Order[] = [];
  let isStopped = false;

  async function shop(_: unknown, index: number): Promise<void> {
    // Each has an address of their own, for portals that trust the proxy.
    const send = balancedSend({ origins, traffic, headers: { 'x-forwarded-for': `10.0.0.${index + 1}` } });
    while (!isStopped) {
      const number = orders.length + 1;
      const order: Order = { email: `shopper.${number}@example.com` };
      orders.push(order);
      await buy(send, order, number, today(), pauseMs);
    }
  }

  const all = Promise.all(Array.from({ length: shoppers }).map(shop));
  const bought = () => orders.filter(({ policyNumber }) => policyNumber).length;
  return {
    orders,
    traffic,
    async boughtMore(count) {
      const wanted = bought() + count;
      const until = performance.now() + BOUGHT_WITHIN_MS;
      while (bought() < wanted) {
        if (performance.now() > until) throw new Error(`Nothing can be bought: ${trouble(orders, traffic)}`);
        await sleep(50);
      }
    },
    async stop() {
      isStopped = true;
      await all;
    },
  };
}
