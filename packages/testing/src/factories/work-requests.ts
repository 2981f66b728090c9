import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { signedInAs } from './accounts.ts';

/** A request for every call of the workplace that succeeds. */
export function workRequests(shop: TestApp): Record<string, () => Promise<AccountRequest & { query?: object }>> {
  const officer = signedInAs(shop, ['officer']);
  const headers = async () => (await officer).browser;
  return {
    waitingWork: async () => ({ headers: await headers() }),
    searchWork: async () => ({ headers: await headers(), query: { text: 'travel' } }),
  };
}
