import type { ClientPolicy } from '@onegi/contract/calls/client/client-page';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Reply } from '../../http/fastify.ts';
import type { Language } from '../../lib/texts.ts';
import { hongKongDate } from '../../ports/clock.ts';
import { readDocuments } from '../documents/read-document.ts';
import { withPdfHeaders } from '../documents/send-file.ts';
import { bankStatusOf } from '../policies/bank-status.ts';
import { paidPart } from '../settlement/receipts/paid-part.ts';
import { printReceipt } from '../settlement/receipts/print-receipt.ts';

/** The printed documents of a policy and of what was issued of it, the newest last. */
export async function clientDocuments(db: Db, policyId: string): Promise<ClientPolicy['documents']> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('policy_endorsements as booked', (join) =>
      join.on((eb) =>
        eb.or([
          eb.and([eb('documents.owner_id', '=', policyId), eb('booked.endorsement_no', '=', '000')]),
          eb('documents.owner_id', '=', eb.ref('booked.id')),
        ]),
      ),
    )
    .select(['documents.id', 'documents.kind', 'documents.language', 'documents.created_at', 'booked.endorsement_no'])
    .where('booked.policy_id', '=', policyId)
    .orderBy('booked.endorsement_no')
    .orderBy('documents.created_at')
    .orderBy('documents.kind', 'desc')
    .execute();
  return rows.map((row) => ({
    documentId: row.id,
    documentKind: row.kind,
    documentLanguage: row.language,
    endorsementNo: row.endorsement_no,
    printedOn: hongKongDate(row.created_at),
  }));
}

/** What was set against the notes of a policy, the newest first; of what was reversed, what it had paid until then. */
export async function clientReceipts(db: Db, policyId: string): Promise<ClientPolicy['receipts']> {
  const rows = await db
    .selectFrom('allocations as a')
    .innerJoin('receipts as r', 'r.id', 'a.receipt_id')
    .innerJoin('debit_credit_notes as n', 'n.id', 'a.note_id')
    .select(['r.id', 'r.receipt_number', 'r.received_on', 'r.method', 'r.bank_status', 'r.reversed_on'])
    .select(({ fn }) => fn.sum<string>(paidPart).as('cents'))
    .select(sql<string>`(select sum(${paidPart}) from allocations a where a.receipt_id = r.id)`.as('whole'))
    .where('n.policy_id', '=', policyId)
    .groupBy('r.id')
    .having(({ fn }) => fn.sum(paidPart), '<>', 0)
    .orderBy('r.received_on', 'desc')
    .orderBy('r.receipt_number', 'desc')
    .execute();
  return rows.map((row) => {
    const cents = Number(row.cents);
    // A receipt names all that it has paid: one that has paid another's too is not shown.
    const bankStatus = bankStatusOf(row);
    const isOwnAlone = cents === Number(row.whole) && bankStatus !== 'returned';
    return {
      receiptNumber: row.receipt_number,
      receivedOn: row.received_on,
      receiptMethod: row.method as ClientPolicy['receipts'][number]['receiptMethod'],
      allocatedCents: cents,
      bankStatus,
      documentId: isOwnAlone ? row.id : null,
    };
  });
}

const asPdf = (reply: Reply, name: string, pdf: Buffer): Reply =>
  withPdfHeaders(reply, name).header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex').send(pdf);

/** A document of the policy. @throws AppError file.notFound, also for another policy's */
export async function sendClientDocument(deps: Deps, reply: Reply, policyId: string, id: string): Promise<Reply> {
  const own = await clientDocuments(deps.db, policyId);
  if (!own.some(({ documentId }) => documentId === id)) throw new AppError('file.notFound');
  const [print] = await readDocuments(deps, [id]);
  if (!print) throw new AppError('file.notFound');
  const { readableName, pdf } = await print();
  return asPdf(reply, readableName, pdf);
}

/** A receipt of the policy. @throws AppError file.notFound, also for another's */
export async function sendClientReceipt(
  deps: Deps,
  reply: Reply,
  policyId: string,
  id: string,
  language: Language,
): Promise<Reply> {
  const own = await clientReceipts(deps.db, policyId);
  if (!own.some(({ documentId }) => documentId === id)) throw new AppError('file.notFound');
  const { receiptNumber, pdf } = await printReceipt(deps, { receiptId: id, language });
  return asPdf(reply, `receipt-${receiptNumber.replaceAll(/[^\w-]/g, '')}.pdf`, pdf);
}
