import type { disbursementCalls } from '@onegi/contract/calls/settlement/disbursement-calls';
import type { Deps } from '../../../deps.ts';
import type { Api, Request } from '../../../http/fastify.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { requireSignedIn } from '../../../http/signed-in.ts';
import type { DisbursementAction, DisbursementTable } from './disbursement-workflow.ts';
import { type DisbursementKind, type Move, moveDisbursement } from './move-disbursement.ts';

type MoveCalls = Omit<ReturnType<typeof disbursementCalls>, 'open'>;

const actions = {
  submit: 'submit',
  approve: 'approve',
  giveBack: 'return',
  cancel: 'cancel',
  pay: 'pay',
} as const satisfies Record<keyof MoveCalls, DisbursementAction>;

/** Serves the calls that move one kind of money that leaves. */
export function serveMoves<T extends DisbursementTable, Answer>(
  app: Api,
  deps: Deps,
  calls: Record<keyof MoveCalls, MoveCalls[keyof MoveCalls]>,
  kind: DisbursementKind<T, Answer>,
): void {
  const move = (action: DisbursementAction) => (input: { body: unknown; request: Request }) =>
    moveDisbursement(deps, requireSignedIn(input.request.actor), kind, action, input.body as Move);
  for (const name of Object.keys(actions) as (keyof MoveCalls)[]) {
    serveCall(app, calls[name], move(actions[name]) as never);
  }
}
