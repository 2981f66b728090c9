import * as calls from '@onegi/contract/calls/settlement/insurer-payments';
import type { Deps } from '../../../deps.ts';
import type { Api } from '../../../http/fastify.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { requireSignedIn } from '../../../http/signed-in.ts';
import { sendXlsx } from '../../../lists/send-workbook.ts';
import { serveList } from '../../../lists/serve-list.ts';
import { withPdfHeaders } from '../../documents/send-file.ts';
import { serveMoves } from '../disbursements/serve-moves.ts';
import { insurerPaymentKind } from './insurer-payment.ts';
import { listInsurerNotesDue, listInsurersDue } from './list-insurers-due.ts';
import { listedPayments } from './list-payments.ts';
import { openPayment, remittanceOf, remittanceSheet } from './remittance.ts';
import { savePayment } from './save-payment.ts';

/** What insurers are owed, and their payments. */
export function insurerPaymentRoutes(app: Api, deps: Deps): void {
  serveCall(app, calls.insurersDue, () => listInsurersDue(deps));
  serveCall(app, calls.insurerNotesDue, ({ params }) => listInsurerNotesDue(deps, params.insurerCode));
  serveCall(app, calls.saveInsurerPayment, ({ body, request }) =>
    savePayment(deps, requireSignedIn(request.actor), body),
  );
  serveList(app, deps, calls.insurerPaymentList, (asked, { actor }) => listedPayments(deps, asked, actor));
  serveCall(app, calls.insurerPaymentCalls.open, ({ params, request }) =>
    openPayment(deps, request.actor, params.numberOpened),
  );
  serveMoves(app, deps, calls.insurerPaymentCalls, insurerPaymentKind);
  serveCall(app, calls.remittancePdf, async ({ params, query: { language = 'en' }, request, reply }) => {
    const pdf = await remittanceOf(deps, request.actor, params.numberOpened, language);
    return withPdfHeaders(reply, `OneGI-${params.numberOpened}.pdf`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  });
  serveCall(app, calls.remittanceWorkbook, async ({ params, query: { language = 'en' }, request, reply }) =>
    sendXlsx(reply, params.numberOpened, await remittanceSheet(deps, request.actor, params.numberOpened, language)),
  );
}
