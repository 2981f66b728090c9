import * as calls from '@onegi/contract/calls/settlement/commission';
import { scopeOf } from '@onegi/contract/permissions';
import type { Deps } from '../../../deps.ts';
import type { Api } from '../../../http/fastify.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { requireSignedIn } from '../../../http/signed-in.ts';
import { serveList } from '../../../lists/serve-list.ts';
import type { Actor } from '../../../ports/actor.ts';
import { serveMoves } from '../disbursements/serve-moves.ts';
import { sumCommissionHeld } from './commission-held.ts';
import { drawingKind, openDrawing } from './drawing.ts';
import { listedDrawings, listedPayouts } from './list-commission.ts';
import { openPayout, payoutKind } from './payout.ts';
import { listPayoutsDue, makePayouts, refreshPayout } from './run-payouts.ts';
import { saveDrawing } from './save-drawing.ts';

/** The codes whose commission the actor may read; null: everybody's. */
export const codesRead = (actor: Actor): readonly string[] | null =>
  scopeOf(actor, 'commission.read') === 'all' ? null : actor.consultantCodes;

/** Commission: what is drawn from the client account, and what consultants are paid. */
export function commissionRoutes(app: Api, deps: Deps): void {
  serveCall(app, calls.commissionHeld, ({ query }) => sumCommissionHeld(deps.db, query.earnedUntil));
  serveCall(app, calls.saveCommissionDrawing, ({ body, request }) =>
    saveDrawing(deps, requireSignedIn(request.actor), body),
  );
  serveList(app, deps, calls.drawingList, (asked, { actor }) => listedDrawings(deps, asked, actor));
  serveCall(app, calls.drawingCalls.open, ({ params, request }) =>
    openDrawing(deps, request.actor, params.numberOpened),
  );
  serveMoves(app, deps, calls.drawingCalls, drawingKind);

  serveCall(app, calls.payoutsDue, ({ query }) => listPayoutsDue(deps, query.payableOn));
  serveCall(app, calls.runPayouts, ({ body, request }) =>
    makePayouts(deps, requireSignedIn(request.actor), body.payableOn),
  );
  serveCall(app, calls.refreshPayout, ({ body, request }) => refreshPayout(deps, requireSignedIn(request.actor), body));
  serveList(app, deps, calls.payoutList, (asked, { actor }) => listedPayouts(deps, asked, actor, codesRead(actor)));
  serveCall(app, calls.payoutCalls.open, ({ params, request }) =>
    openPayout(deps, request.actor, { number: params.numberOpened, codes: codesRead(request.actor) }),
  );
  serveMoves(app, deps, calls.payoutCalls, payoutKind);
}
