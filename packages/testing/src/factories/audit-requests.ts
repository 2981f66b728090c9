import { auditFields as a } from '@onegi/contract/fields/audit';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { signedInAs } from './accounts.ts';

/** A request for every call of the audit trail that succeeds. */
export function auditRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const reader = signedInAs(shop, ['compliance']);
  const body = { [a.action.wire]: 'setting.changed', [a.from.wire]: '2026-11-01', [a.until.wire]: '2026-12-01' };
  const request = async () => ({ headers: (await reader).browser, body });
  return { listAudit: request, listAuditExport: request };
}
