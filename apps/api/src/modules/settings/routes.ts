import {
  listSettings as listSettingsCall,
  updateSettings as updateSettingsCall,
} from '@onegi/contract/calls/accounts/users';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { listSettings, updateSettings } from './settings-calls.ts';

/** What an administrator may turn. */
export function settingsRoutes(app: Api, deps: Deps): void {
  serveCall(app, listSettingsCall, { permission: 'settings.read' }, () => listSettings(deps));
  serveCall(app, updateSettingsCall, { permission: 'settings.write' }, ({ body }) =>
    updateSettings(deps, body.settings),
  );
}
