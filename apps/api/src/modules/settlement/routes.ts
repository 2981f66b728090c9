import { outstandingNotes } from '@onegi/contract/calls/settlement/note-list';
import * as noteCalls from '@onegi/contract/calls/settlement/notes';
import { receiptList } from '@onegi/contract/calls/settlement/receipt-list';
import * as calls from '@onegi/contract/calls/settlement/receipts';
import * as refundCalls from '@onegi/contract/calls/settlement/refunds';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveList } from '../../lists/serve-list.ts';
import { withPdfHeaders } from '../documents/send-file.ts';
import { heldNames } from '../persons/held-names.ts';
import { coverGap } from './notes/cover-gap.ts';
import { describeNote } from './notes/describe-note.ts';
import { findNotes, notesToOffset } from './notes/find-notes.ts';
import { listedNotes } from './notes/list-notes.ts';
import { moveNote } from './notes/move-note.ts';
import { offsetNotes } from './notes/offset-notes.ts';
import { receiveCommission } from './notes/receive-commission.ts';
import { writeOffNote } from './notes/write-off.ts';
import { allocateReceipt } from './receipts/allocate.ts';
import { describeReceipt } from './receipts/describe-receipt.ts';
import { listedReceipts } from './receipts/list-receipts.ts';
import { moveReceipt } from './receipts/move-receipt.ts';
import { printReceipt } from './receipts/print-receipt.ts';
import { recordGatewayPayout } from './receipts/record-payout.ts';
import { recordReceipt } from './receipts/record-receipt.ts';
import { reverseWrongReceipt } from './receipts/reverse-wrong-receipt.ts';
import { takeBackAllocation } from './receipts/take-back.ts';
import { listedRefunds } from './refunds/describe-refund.ts';
import { approveRefund, moveRefund } from './refunds/move-refund.ts';
import { requestRefund } from './refunds/request-refund.ts';

function receiptRoutes(app: Api, deps: Deps): void {
  serveList(app, deps, receiptList, (asked) => listedReceipts(deps, asked));
  serveCall(app, calls.readReceipt, ({ query, request }) =>
    describeReceipt(deps, deps.db, query.receiptId, request.actor),
  );
  serveCall(app, calls.recordReceipt, ({ body, request }) => recordReceipt(deps, request.actor, body));
  serveCall(app, calls.allocateReceipt, ({ body, request }) => allocateReceipt(deps, request.actor, body));
  serveCall(app, calls.takeBackAllocation, ({ body, request }) =>
    takeBackAllocation(deps, request.actor, body.allocationId),
  );
  serveCall(app, calls.moveReceipt, ({ body, request }) => moveReceipt(deps, request.actor, body));
  serveCall(app, calls.reverseReceipt, ({ body, request }) => reverseWrongReceipt(deps, request.actor, body));
  serveCall(app, calls.receiptPdf, async ({ query, reply }) => {
    const { receiptNumber, pdf } = await printReceipt(deps, query);
    return withPdfHeaders(reply, `receipt-${receiptNumber}.pdf`).header('cache-control', 'private, no-store').send(pdf);
  });
  serveCall(app, calls.recordGatewayPayout, ({ body, request }) => recordGatewayPayout(deps, request.actor, body));
}

function noteRoutes(app: Api, deps: Deps): void {
  serveList(app, deps, outstandingNotes, (asked) => listedNotes(deps, asked));
  serveCall(app, noteCalls.readNote, ({ query, request }) => describeNote(deps, deps.db, query.noteId, request.actor));
  const names = heldNames();
  serveCall(app, noteCalls.findNotes, ({ body }) => findNotes(deps, names, body.searched));
  serveCall(app, noteCalls.notesToOffset, ({ query }) => notesToOffset(deps, query.noteId));
  serveCall(app, noteCalls.offsetNotes, ({ body, request }) => offsetNotes(deps, request.actor, body));
  serveCall(app, noteCalls.writeOffNote, ({ body, request }) => writeOffNote(deps, request.actor, body.noteId));
  serveCall(app, noteCalls.moveNote, ({ body, request }) => moveNote(deps, request.actor, body));
  serveCall(app, calls.coverGap, ({ body, request }) => coverGap(deps, request.actor, body));
  serveCall(app, calls.receiveCommission, ({ body, request }) => receiveCommission(deps, request.actor, body.noteId));
}

/** Receipts and what they are set against, refunds to clients. */
export function settlementRoutes(app: Api, deps: Deps): void {
  receiptRoutes(app, deps);
  noteRoutes(app, deps);
  serveList(app, deps, refundCalls.refundList, (asked, { actor }) => listedRefunds(deps, asked, actor));
  serveCall(app, refundCalls.requestRefund, ({ body, request }) => requestRefund(deps, request.actor, body));
  serveCall(app, refundCalls.approveRefund, ({ body, request }) => approveRefund(deps, request.actor, body));
  serveCall(app, refundCalls.moveRefund, ({ body, request }) => moveRefund(deps, request.actor, body));
}
