import * as lines from '@onegi/contract/calls/settlement/bank-lines';
import * as position from '@onegi/contract/calls/settlement/bank-position';
import * as statements from '@onegi/contract/calls/settlement/bank-statements';
import type { Deps } from '../../../deps.ts';
import type { Api } from '../../../http/fastify.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { withUploads } from '../../../http/take-upload.ts';
import { serveList } from '../../../lists/serve-list.ts';
import { readPosition } from './bank-position.ts';
import { describeLine, findCandidates } from './describe-line.ts';
import { explainLine, explainMovement } from './explain.ts';
import { importStatement } from './import-statement.ts';
import { fittingLines } from './list-lines.ts';
import { fittingStatements } from './list-statements.ts';
import { matchAgain } from './match-again.ts';
import { matchLine } from './match-line.ts';
import { previewStatement } from './preview-statement.ts';
import { undoMatch } from './undo-match.ts';

/** Bank statements, and which movement of the ledger each of their lines is. */
export function bankRoutes(app: Api, deps: Deps): void {
  serveList(app, deps, statements.bankStatementList, (asked) => fittingStatements(deps, asked));
  serveList(app, deps, lines.bankLineList, (asked) => fittingLines(deps, asked));
  withUploads(app, (scope) => {
    serveCall(scope, statements.previewBankStatement, ({ request }) => previewStatement(deps, request));
    serveCall(scope, statements.importBankStatement, ({ request }) => importStatement(deps, request));
  });
  serveCall(app, lines.bankLineDetail, ({ params }) => describeLine(deps, deps.db, params.lineId));
  serveCall(app, lines.findBankMovements, ({ params, body }) => findCandidates(deps, params.lineId, body.searched));
  serveCall(app, lines.matchBankLine, ({ params, body, request }) =>
    matchLine(deps, request.actor, params.lineId, body),
  );
  serveCall(app, lines.undoBankMatch, ({ params, request }) => undoMatch(deps, request.actor, params.lineId));
  serveCall(app, lines.explainBankLine, ({ params, body, request }) =>
    explainLine(deps, request.actor, params.lineId, body.note),
  );
  serveCall(app, lines.matchBankLinesAgain, ({ body, request }) => matchAgain(deps, request.actor, body.account));
  serveCall(app, position.bankPosition, ({ query }) => readPosition(deps, query.account));
  serveCall(app, position.explainBankMovement, ({ body, request }) => explainMovement(deps, request.actor, body));
}
