import { searchWork } from '@onegi/contract/calls/workplace/search-work';
import type { AuditAction } from '@onegi/contract/fields/audit';
import { resealChain } from '../../../../apps/api/src/modules/audit/reseal-chain.ts';
import type { TestApp } from '../app.ts';
import { signedInAs } from './accounts.ts';
import { auditedAccounts } from './audited-accounts.ts';
import { auditedContent } from './audited-content.ts';
import { auditedMotorCases } from './audited-motor-cases.ts';
import { auditedPurchases } from './audited-purchases.ts';
import { auditedRequests } from './audited-requests.ts';
import { auditedServicing } from './audited-servicing.ts';
import { mustCall } from './calls.ts';
import { anApplicant, aSubmittedApplication } from './purchases.ts';
import { auditedReceipts } from './receipt-requests.ts';

/** How each event of the audit trail comes about, by the product's own doors, and repeated where people repeat it. */
export async function auditedActions(shop: TestApp): Promise<Record<AuditAction, () => Promise<unknown>>> {
  const admin = await signedInAs(shop, ['administrator']);
  const officer = await signedInAs(shop, ['officer']);
  return {
    ...(await auditedAccounts(shop)),
    ...(await auditedContent(shop)),
    ...(await auditedRequests(shop)),
    ...(await auditedPurchases(shop)),
    ...auditedMotorCases(shop),
    ...auditedReceipts(shop),
    ...(await auditedServicing(shop)),
    'client.searched': async () => {
      await aSubmittedApplication(shop);
      await mustCall(shop, 'POST', searchWork.path, { text: anApplicant.email }, officer);
    },
    'list.exported': async () => {
      const url = '/api/sys-common/contract-us/list/export';
      const answer = await shop.app.inject({ method: 'POST', url, headers: officer.browser, payload: {} });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    'portal.exported': async () => {
      const sent = await shop.app.inject({
        method: 'POST',
        url: '/api/portal-export',
        headers: admin.browser,
        payload: {},
      });
      if (sent.statusCode !== 200) throw new Error(sent.body);
    },
    'trail.resealed': () => resealChain(shop.deps.db, shop.deps.config.secretKeys),
  };
}
