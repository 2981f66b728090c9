import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { signedInAs } from './accounts.ts';

/** A chart on the grid, as the API writes it. */
export const aPlacedChart = { mds1seqno: 1, period: 'M12', x: 0, y: 0, w: 6, h: 12, visible: true };

/** A request for every call of the dashboard that succeeds, made anew for every attempt. */
export function dashboardRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const user = signedInAs(shop, ['consultant'], { consultantCodes: ['TR9009'] });
  const days = { startdate: '2026-01-01', enddate: '2026-11-21' };
  const request = (body?: unknown) => async () => ({
    headers: (await user).browser,
    ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
  });
  return {
    dashboard: request(),
    dashboardUpdate: request([{ ...aPlacedChart, period: 'OWN', ...days }]),
    dashboardReport: request(days),
    dashboardReportExport: request(days),
    listPolicies: request({}),
    listPoliciesExport: request({}),
    listConsultants: request(),
  };
}
