import {
  listSettings as listSettingsCall,
  updateSettings as updateSettingsCall,
} from '@onegi/contract/calls/accounts/users';
import { hotline as hotlineCall } from '@onegi/contract/calls/common/hotline';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { listSettings, updateSettings } from './settings-calls.ts';

/** What an administrator may turn, and what of it every page shows. */
export function settingsRoutes(app: Api, deps: Deps): void {
  serveCall(app, listSettingsCall, () => listSettings(deps));
  serveCall(app, updateSettingsCall, ({ body }) => updateSettings(deps, body.settings));

  serveCall(app, hotlineCall, () => {
    const { HOTLINE_NUMBER, HOTLINE_HOURS, HOTLINE_HOURS_ZH } = deps.settings.current();
    return { hotline: HOTLINE_NUMBER, hours: HOTLINE_HOURS, hours9: HOTLINE_HOURS_ZH };
  });
}
