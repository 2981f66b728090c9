import { ledgerFields as l } from '@onegi/contract/fields/ledger';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { signedInAs } from './accounts.ts';

/** A day long ago that was proved, with nothing in it. */
async function aProvedDay({ database }: TestApp): Promise<string> {
  const day = '2020-01-01';
  await database.pool.query(
    `with closed as (insert into ledger_days values ($1, now()) on conflict do nothing)
     insert into ledger_proofs values ($1, now(), 0, '{"turnover":0,"held":0,"clientBank":0,"clientClearing":0}', '[]', '', '', '', '') on conflict do nothing`,
    [day],
  );
  return day;
}

/** A request for every call of the books that succeeds. */
export function ledgerRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const reader = signedInAs(shop, ['finance']);
  const body = { [l.from.wire]: '2026-11-01', [l.until.wire]: '2026-12-01' };
  const request = async () => ({ headers: (await reader).browser, body });
  const proofOfDay = async () => ({
    headers: (await reader).browser,
    query: { [l.day.wire]: await aProvedDay(shop) },
  });
  return {
    listProofs: request,
    listProofsExport: request,
    listEntries: request,
    listEntriesExport: request,
    proofOfDay,
  };
}
