import { motorCase as motorCaseShape } from '@onegi/contract/calls/motor/case-shapes';
import { anAgentsCase } from '@onegi/testing/factories/motor-answers';
import { aSaloonForm } from '@onegi/testing/factories/motor-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { readKept } from '../../commercial/kept-content.ts';
import { createMotorStore } from './case-store.ts';
import type { KeptCase } from './kept-case.ts';

const version = motorCaseShape.wireName('rowVersion');

/** The API's side of one case, behind fetch. */
class Server {
  saved = anAgentsCase();
  sent: { version: number; key: string | null }[] = [];
  status = 200;
  losesAnswer = false;

  readonly fetch = async (_address: string, init: RequestInit): Promise<Response> => {
    if (this.status !== 200) {
      const refused = { data: null, code: 'session.ended', msg: 'refused', msgC: '' };
      return Response.json(refused, { status: this.status });
    }
    if (init.body) {
      const body = JSON.parse(String(init.body));
      this.sent.push({ version: body[version], key: new Headers(init.headers).get('idempotency-key') });
      if (body[version] !== this.saved.rowVersion)
        return Response.json({ data: null, code: 'motorCase.stale', msg: 'stale', msgC: '' }, { status: 409 });
      const form = z.decode(motorCaseShape.fields.form.schema, body.form);
      this.saveAs(form);
    }
    if (this.losesAnswer) {
      this.losesAnswer = false;
      throw new TypeError('connection reset');
    }
    return Response.json({ data: z.encode(motorCaseShape.codec, this.saved) });
  };

  /** What is saved here, or by somebody else. */
  saveAs(form: typeof this.saved.form) {
    this.saved = { ...this.saved, form, rowVersion: this.saved.rowVersion + 1 };
  }
}

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  const marks = new Map<string, string>();
  server = new Server();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('window', { location: { pathname: '/go_motor_quotation_detail' }, dispatchEvent: () => true });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => marks.get(name) ?? null,
    setItem: (name: string, value: string) => marks.set(name, value),
    removeItem: (name: string) => marks.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = () => createMotorStore('u1', server.saved);
const keptNow = (userId = 'u1') => readKept<KeptCase>('motor.GQ2611000123', userId)?.content;
const rest = () => vi.advanceTimersByTimeAsync(2_000);
const mine = { mobile: '63333333' };

describe('what is typed of a motor case', () => {
  test('is saved once the fingers rest, and then no longer kept in the browser [C-2.12-61]', async () => {
    const store = opened();
    store.change((form) => ({ ...form, holderName: 'LEE' }));
    store.change((form) => ({ ...form, ...mine }));
    expect(keptNow()?.form).toMatchObject({ holderName: 'LEE', ...mine });
    await rest();
    expect(server.saved.form).toMatchObject({ holderName: 'LEE', ...mine });
    expect([server.sent.length, store.state().saving, keptNow()]).toEqual([1, 'saved', undefined]);
  });

  test('is there after the session was lost, for its own user alone [C-2.12-61]', async () => {
    server.status = 401;
    const store = opened();
    store.change((form) => ({ ...form, ...mine }));
    await rest();
    expect(store.state().saving).toBe('failed');
    server.status = 200;
    const again = opened();
    expect(again.state().form).toMatchObject(mine);
    await rest();
    expect(server.saved.form).toMatchObject(mine);
    server.status = 401;
    again.change((form) => ({ ...form, holderName: 'SECRET' }));
    expect(createMotorStore('u2', server.saved).state().form.holderName).toBe('CHAN TAI MAN');
  });

  test('is sent once where the answer was lost', async () => {
    const store = opened();
    server.losesAnswer = true;
    store.change((form) => ({ ...form, ...mine }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(store.state().saving).toBe('saved');
    expect(server.saved.rowVersion).toBe(2);
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  });
});

describe('somebody else has saved meanwhile', () => {
  test('and changed other fields: both are put together and saved on the new version [C-2.12-65]', async () => {
    const store = opened();
    server.saveAs(aSaloonForm({ email: 'theirs@example.com' }));
    store.change((form) => ({ ...form, ...mine }));
    await rest();
    expect(server.saved.form).toMatchObject({ ...mine, email: 'theirs@example.com' });
    expect(store.state()).toMatchObject({ saving: 'saved', merges: 1, form: { email: 'theirs@example.com' } });
  });

  test('and changed the same field: nothing is overwritten until it is chosen [C-2.12-65]', async () => {
    const store = opened();
    server.saveAs(aSaloonForm({ mobile: '62222222', email: 'theirs@example.com' }));
    store.change((form) => ({ ...form, ...mine }));
    await rest();
    expect(store.state()).toMatchObject({
      saving: 'stale',
      form: mine,
      meeting: { clashes: [{ path: 'mobile', base: '61234567', mine: '63333333', theirs: '62222222' }] },
    });
    expect(server.saved.form.mobile).toBe('62222222');
    // What is typed while it is being chosen is part of it.
    store.change((form) => ({ ...form, address2: 'Kwun Tong' }));
    await rest();
    const merged = store.state().meeting?.merged ?? aSaloonForm();
    await store.resolve({ ...merged, mobile: '62222222' });
    expect(server.saved.form).toMatchObject({
      mobile: '62222222',
      email: 'theirs@example.com',
      address2: 'Kwun Tong',
    });
    expect(store.state()).toMatchObject({ saving: 'saved', meeting: undefined });
  });

  test('while this tab kept what nobody has: it is put together with what it began with', () => {
    server.status = 401;
    opened().change((form) => ({ ...form, ...mine }));
    server.saveAs(aSaloonForm({ email: 'theirs@example.com' }));
    expect(opened().state().form).toMatchObject({ ...mine, email: 'theirs@example.com' });
  });

  test('and confirmed the case: it is shown as it is', async () => {
    const store = opened();
    server.saved = anAgentsCase({ state: 'confirmed', allowedActions: [], rowVersion: 2 });
    store.change((form) => ({ ...form, ...mine }));
    await rest();
    expect(store.state()).toMatchObject({ saving: 'saved', motorCase: { state: 'confirmed' } });
    expect(keptNow()).toBeUndefined();
  });
});

describe('the terms of the premium', () => {
  test('stay between the two steps, are unsaved until they are quoted, and go when the case is left [C-2.12-76]', () => {
    const store = opened();
    store.changeTerms({ insurerDiscount: '3', planCode: 'LPG-MOTOR-S' });
    store.adopt(anAgentsCase());
    expect(store.state().terms).toMatchObject({ insurerDiscount: '3' });
    expect([store.hasUnsaved(), keptNow()?.terms.insurerDiscount]).toEqual([true, '3']);
    store.discard();
    expect([store.hasUnsaved(), keptNow(), opened().state().terms.insurerDiscount]).toEqual([false, undefined, '0']);
  });

  test('are those of the quotation once it is there', () => {
    const store = opened();
    store.changeTerms({ insurerDiscount: '3' });
    const quote = {
      planCode: 'LPG-MOTOR-S',
      insurerDiscountBasisPoints: 300,
      clientDiscountBasisPoints: 0,
      loadingPercent: null,
      reason: '',
    } as never;
    store.settle(anAgentsCase({ state: 'quoted', rowVersion: 2, quote }));
    expect(store.state().terms).toMatchObject({ planCode: 'LPG-MOTOR-S', insurerDiscount: '3' });
    expect([store.hasUnsaved(), keptNow()]).toEqual([false, undefined]);
  });
});
