import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { setting } from '@onegi/contract/calls/common/setting';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { CatalogueSettings } from '../../ports/catalogue.ts';
import { findLists } from './find-list.ts';

/** CatalogueSettings anybody may read; all others answer as if they did not exist. */
const publicSettings: Record<string, (settings: CatalogueSettings) => number> = {
  TRAVEL_DAY_LIMIT: (settings) => settings.travelDayLimit,
  QUOTE_VALID_DAYS: (settings) => settings.quoteValidDays,
  REQUEST_QUOTE_SLA_HOURS: (settings) => settings.requestQuoteSlaHours,
};

/** Code lists and public settings. */
export function catalogueRoutes(app: Api, deps: Deps): void {
  serveCall(app, dropdown, async ({ body }) => findLists(deps.catalogue.current(), body));

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
