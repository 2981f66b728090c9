import { dropdown, type ListItem, listPermissions, planDropdown } from '@onegi/contract/calls/common/dropdown';
import { setting } from '@onegi/contract/calls/common/setting';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Api } from '../../http/fastify.ts';
import { requirePermission } from '../../http/route-permissions.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { CatalogueSettings } from '../../ports/catalogue.ts';
import { findLists } from './find-list.ts';

/** CatalogueSettings anybody may read; all others answer as if they did not exist. */
const publicSettings: Record<string, (settings: CatalogueSettings) => number> = {
  TRAVEL_DAY_LIMIT: (settings) => settings.travelDayLimit,
  QUOTE_VALID_DAYS: (settings) => settings.quoteValidDays,
  REQUEST_QUOTE_SLA_HOURS: (settings) => settings.requestQuoteSlaHours,
};

/**
 * Code lists and public settings.
 * @param listHandlers who looks after policies, which a module below this one knows
 */
export function catalogueRoutes(app: Api, deps: Deps, listHandlers: () => Promise<ListItem[]>): void {
  serveCall(app, dropdown, async ({ body, request }) => {
    for (const code of body.codes) requirePermission(app, request, listPermissions[code]);
    const lists = findLists(deps.catalogue.current(), body);
    return body.codes.includes('PROVIDER_CPS_LIST') ? { ...lists, PROVIDER_CPS_LIST: await listHandlers() } : lists;
  });

  serveCall(app, planDropdown, async ({ body }) => ({
    plans: findLists(deps.catalogue.current(), { codes: ['PRODUCT_PLAN'], ...body }).PRODUCT_PLAN ?? [],
  }));

  serveCall(app, setting, async ({ query }) => {
    // Pages say plainly when no money moves.
    if (query.settingKey === 'PAYMENT_GATEWAY') return deps.payments.name;
    if (query.settingKey === 'PAYMENT_CARDS') return deps.payments.cards.join();
    if (query.settingKey === 'MARKETING_CONSENT') return deps.settings.current().MARKETING_CONSENT;
    const read = Object.hasOwn(publicSettings, query.settingKey) ? publicSettings[query.settingKey] : undefined;
    if (!read) throw new AppError('setting.notFound');
    return read(deps.catalogue.current().settings);
  });
}
