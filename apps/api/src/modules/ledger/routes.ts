import { entryList } from '@onegi/contract/calls/ledger/entries';
import { proofList, proofOfDay } from '@onegi/contract/calls/ledger/proofs';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveList } from '../../lists/serve-list.ts';
import { listedEntries } from './list-entries.ts';
import { listedProofs, readProof } from './list-proofs.ts';

/** What finance and compliance read of the books and their proofs. */
export function ledgerRoutes(app: Api, deps: Deps): void {
  serveList(app, deps, proofList, (asked) => listedProofs(deps, asked));
  serveCall(app, proofOfDay, ({ query }) => readProof(deps, query.day));
  serveList(app, deps, entryList, (asked) => listedEntries(deps, asked));
}
