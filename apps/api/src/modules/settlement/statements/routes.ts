import { clientStatement, consultantStatement, insurerStatement } from '@onegi/contract/calls/settlement/statements';
import type { AgeingGroup } from '@onegi/contract/fields/accounts-current';
import type { Deps } from '../../../deps.ts';
import type { Api } from '../../../http/fastify.ts';
import { serveCall } from '../../../http/serve-call.ts';
import type { Language } from '../../../lib/texts.ts';
import { sendXlsx } from '../../../lists/send-workbook.ts';
import type { Actor } from '../../../ports/actor.ts';
import { withPdfHeaders } from '../../documents/send-file.ts';
import { codesAged } from '../ageing/routes.ts';
import { codesRead } from '../commission/routes.ts';
import { type Asked, accountStatement } from './account-statement.ts';
import { printStatement, statementSheet } from './print-statement.ts';

type Calls = typeof clientStatement | typeof consultantStatement | typeof insurerStatement;

/** Serves the statement of one kind of account: on the page, as a PDF and as a workbook. */
function serveStatement(
  app: Api,
  deps: Deps,
  of: AgeingGroup,
  calls: Calls,
  codesOf: (actor: Actor) => readonly string[] | null,
): void {
  const read = (query: unknown, actor: Actor) => accountStatement(deps, of, query as Asked, codesOf(actor));
  const languageOf = (query: unknown): Language => (query as { language?: Language }).language ?? 'en';
  const name = `OneGI-${of}-statement`;
  serveCall(app, calls.show, ({ query, request }) => read(query, request.actor));
  serveCall(app, calls.pdf, async ({ query, request, reply }) => {
    const pdf = await printStatement(deps, of, await read(query, request.actor), languageOf(query));
    return withPdfHeaders(reply, `${name}.pdf`).header('cache-control', 'private, no-store').send(pdf);
  });
  serveCall(app, calls.workbook, async ({ query, request, reply }) =>
    sendXlsx(reply, name, await statementSheet(of, await read(query, request.actor), languageOf(query))),
  );
}

/** Statements of account of clients, consultants and insurers. */
export function statementRoutes(app: Api, deps: Deps): void {
  serveStatement(app, deps, 'client', clientStatement, codesAged);
  serveStatement(app, deps, 'consultant', consultantStatement, codesRead);
  serveStatement(app, deps, 'insurer', insurerStatement, () => null);
}
