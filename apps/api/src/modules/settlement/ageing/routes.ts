import { agedNoteList, ageingList } from '@onegi/contract/calls/settlement/ageing';
import { recordReminded as recordCall, reminderList } from '@onegi/contract/calls/settlement/reminders';
import { scopeOf } from '@onegi/contract/permissions';
import type { Deps } from '../../../deps.ts';
import type { Api } from '../../../http/fastify.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { requireSignedIn } from '../../../http/signed-in.ts';
import { serveList } from '../../../lists/serve-list.ts';
import type { Actor } from '../../../ports/actor.ts';
import { listedAgedNotes, listedAgeing } from './list-ageing.ts';
import { recordReminded } from './record-reminded.ts';
import { listedReminders } from './unmailed-reminders.ts';

/** The codes whose clients' debts the actor may see; null: everybody's. */
export const codesAged = (actor: Actor): readonly string[] | null =>
  scopeOf(actor, 'ageing.read') === 'all' ? null : actor.consultantCodes;

/** What clients owe by its age, and reminders of it that could not be mailed. */
export function ageingRoutes(app: Api, deps: Deps): void {
  serveList(app, deps, ageingList, (asked, { actor }) => listedAgeing(deps, asked, codesAged(actor)));
  serveList(app, deps, agedNoteList, (asked, { actor }) => listedAgedNotes(deps, asked, codesAged(actor)));
  serveList(app, deps, reminderList, (asked) => listedReminders(deps, asked));
  serveCall(app, recordCall, ({ body, request }) => recordReminded(deps, requireSignedIn(request.actor), body));
}
