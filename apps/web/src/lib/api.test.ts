import { downFile } from '@onegi/contract/calls/common/down-file';
import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { setting } from '@onegi/contract/calls/common/setting';
import { sendLink } from '@onegi/contract/calls/purchases/send-link';
import { promotionCheck } from '@onegi/contract/calls/quotes/promotion-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { addressOfCall, callApi } from './api.ts';
import { ApiError } from './api-error.ts';

/** The page is at this path; the network answers this. Hands back what was sent. */
function pageAt(pathname: string, answer: () => Response | Promise<Response>) {
  const sent: { address: string; init: RequestInit }[] = [];
  vi.stubGlobal('window', { location: { pathname } });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return answer();
  });
  return sent;
}

const refusal = () =>
  Response.json(
    {
      data: null,
      code: 'promotion.refused',
      msg: 'The promotion code is invalid.',
      msgC: '優惠碼無效。',
      fields: [{ field: 'promotion', msg: 'The promotion code is invalid.', msgC: '優惠碼無效。' }],
    },
    { status: 422 },
  );

const askPromotion = () => callApi(promotionCheck, { body: { prod: 'TRAVEL', promotionCode: 'NOPE1', adults: 2 } });

afterEach(() => vi.unstubAllGlobals());

describe('a call of the API', () => {
  it('speaks wire names outside and domain names inside', async () => {
    const sent = pageAt('/', () =>
      Response.json({
        data: { PROVIDER_LIST: [{ value: 'LPG', label: 'Lantern Peak', label9: '燈峰保險' }] },
        msg: '',
        msgC: '',
      }),
    );
    const lists = await callApi(dropdown, { body: { codes: ['PROVIDER_LIST'], product: 'TRAVEL' } });
    expect(lists.PROVIDER_LIST).toEqual([{ value: 'LPG', label: 'Lantern Peak', labelZh: '燈峰保險' }]);
    expect(sent[0]?.address).toBe('/api/common/dropdown');
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ codes: ['PROVIDER_LIST'], prod: 'TRAVEL' });
  });

  it('puts its query into the address, encoded', () => {
    expect(addressOfCall(setting, { query: { settingKey: 'TRAVEL_DAY_LIMIT' } })).toBe(
      '/api/common/setting?key=TRAVEL_DAY_LIMIT',
    );
    expect(addressOfCall(downFile, { query: { fileName: 'a b&c.pdf' } })).toBe(
      '/api/common/down-file?name=a+b%26c.pdf',
    );
  });

  it('fails in the words of the page it is on, under domain names [P-8-02]', async () => {
    pageAt('/zh-Hant/travel-searchPlan', refusal);
    const chinese = await askPromotion().catch((error) => error);
    expect(chinese).toBeInstanceOf(ApiError);
    expect(chinese).toMatchObject({ status: 422, code: 'promotion.refused', message: '優惠碼無效。' });
    expect(chinese.messageOf('promotionCode')).toBe('優惠碼無效。');

    pageAt('/travel-searchPlan', refusal);
    await expect(askPromotion()).rejects.toMatchObject({ message: 'The promotion code is invalid.' });
  });

  it('knows of a finding that an officer can often still help with', async () => {
    const finding = { field: 'promotion', msg: 'Ask', msgC: '請查詢' };
    const fields = [{ ...finding, referred: true }, finding];
    pageAt('/', () =>
      Response.json({ data: null, code: 'request.invalid', msg: '', msgC: '', fields }, { status: 422 }),
    );
    const refused = await askPromotion().catch((error) => error);
    expect(refused.fields.map(({ isReferred }: { isReferred?: boolean }) => isReferred)).toEqual([true, undefined]);
  });

  it('says so when the server is out of reach or answers no JSON', async () => {
    pageAt('/', () => Promise.reject(new TypeError('failed')));
    await expect(askPromotion()).rejects.toMatchObject({ status: 0, code: 'network' });
    pageAt('/', () => new Response('<html>', { status: 502 }));
    await expect(askPromotion()).rejects.toMatchObject({ status: 502, code: 'server.error' });
  });

  it('says that the page is outdated when it cannot read the answer, and why to who looks for it', async () => {
    pageAt('/zh-Hant/travel-searchPlan', () => Response.json({ data: { discount: 'half' }, msg: '', msgC: '' }));
    const unread = await askPromotion().catch((error) => error);
    expect(unread).toMatchObject({ code: 'unreadable', message: '此頁的版本已過時。請重新載入此頁。' });
    expect(unread.cause).toBeInstanceOf(z.core.$ZodError);
  });

  it('carries an idempotency key where the contract asks for one: its own, or the one it is given', async () => {
    const body = {
      clientEmail: 'a@b.hk',
      linkUrl: 'https://onegi.test/x',
      planNameZh: '計劃',
      lineCategory: 'TRAVEL',
      quoteRef: 'q1',
    } as const;
    const sent = pageAt('/', () => Response.json({ data: { applicationRef: null }, msg: '', msgC: '' }));
    await callApi(sendLink, { body: body as never });
    await callApi(sendLink, { body: body as never }, { idempotencyKey: 'mine-123' });
    const keys = sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe('mine-123');
  });
});
