import type { ClientPolicy } from '@onegi/contract/calls/client/client-page';
import type { LineCode, ProductCode } from '@onegi/contract/lines';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { maskEmail } from '../../lib/mask-email.ts';
import { clientOf } from '../policies/client-links/mail-client-link.ts';
import type { ClientLinkRow } from '../policies/client-links/tables.ts';
import { readBooked } from '../policies/describe-endorsement.ts';
import { readEndorsements } from '../policies/endorsements/policy-on.ts';
import type { PolicyRow } from '../policies/endorsements/policy-terms.ts';
import { policyStatus } from '../policies/policy-status.ts';
import { dueNotes } from '../purchases/notes/due-notes.ts';
import { productName } from '../templates/product-name.ts';
import { clientChanges, mayAskForChange } from './client-changes.ts';
import { clientDocuments, clientReceipts } from './client-documents.ts';
import { clientRows } from './client-rows.ts';
import { maskedLines } from './masked-lines.ts';

/** What is sold in words; a commercial policy has no plan of the catalogue. */
function planOf({ catalogue }: Pick<Deps, 'catalogue'>, { quote_id, line, plan_code }: PolicyRow) {
  if (quote_id === null) return { planName: plan_code, planNameZh: plan_code };
  const plan = catalogue
    .current()
    .line(line as LineCode)
    .planByCode.get(plan_code)?.name;
  return { planName: plan?.en ?? plan_code, planNameZh: plan?.zhHant ?? plan_code };
}

async function notesOf(db: Db, policyId: string): Promise<ClientPolicy['notes']> {
  const due = new Map((await dueNotes(db, policyId)).map((note) => [note.id, note.dueCents]));
  const rows = await db
    .selectFrom('debit_credit_notes')
    .selectAll()
    .where('policy_id', '=', policyId)
    .orderBy('endorsement_no')
    .execute();
  return rows.map((row) => ({
    noteNumber: row.note_number,
    noteKind: row.kind as ClientPolicy['notes'][number]['noteKind'],
    endorsementNo: row.endorsement_no,
    noteCents: row.amount_cents,
    dueOn: row.due_on,
    dueCents: due.get(row.id) ?? 0,
    noteSettlement: row.settlement,
  }));
}

async function endorsementsOf(deps: Deps, db: Db, policyId: string): Promise<ClientPolicy['endorsements']> {
  const changes = new Map((await readEndorsements(deps, db, policyId)).map((each) => [each.row.id, each.changes]));
  const booked = (await readBooked(db, policyId)).filter((row) => row.endorsement_no !== '000');
  return booked.map((row) => ({
    endorsementNo: row.endorsement_no,
    kind: row.kind as ClientPolicy['endorsements'][number]['kind'],
    effectiveOn: row.effective_on,
    totalPremiumCents: row.receivable_cents,
    changes: maskedLines(changes.get(row.id)),
  }));
}

/** The policy of a link as its client reads it. */
export async function describeClientPolicy(deps: Deps, link: ClientLinkRow): Promise<ClientPolicy> {
  const { db } = deps;
  const id = link.policy_id;
  const policy = await db.selectFrom('policies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [client, notes, endorsements, documents, receipts, changes, asking, rows] = await Promise.all([
    clientOf(deps, db, id),
    notesOf(db, id),
    endorsementsOf(deps, db, id),
    clientDocuments(db, id),
    clientReceipts(db, id),
    clientChanges(deps, db, id),
    mayAskForChange(deps, db, policy),
    clientRows(deps, db, policy),
  ]);
  const { starts_on: startsOn, ends_on: endsOn, ended_as: endedAs, pending_since: pendingSince } = policy;
  const named = productName(policy.line as ProductCode);
  const insurer = deps.catalogue.current().insurerByCode.get(policy.insurer_code);
  return {
    policyNumber: policy.policy_number,
    lineName: named.en,
    lineNameZh: named.zhHant,
    insurerName: insurer?.name.en ?? policy.insurer_code,
    insurerNameZh: insurer?.name.zhHant ?? policy.insurer_code,
    ...planOf(deps, policy),
    holderName: client.name,
    maskedEmail: client.email === undefined ? '' : maskEmail(client.email),
    emergencyPhone: insurer?.emergencyPhone ?? null,
    startsOn,
    endsOn,
    status: policyStatus({ startsOn, endsOn, endedAs, pendingSince }, deps.clock.today()),
    totalDueCents: notes.reduce((sum, { dueCents }) => sum + dueCents, 0),
    documents,
    endorsements,
    notes,
    receipts,
    changes,
    ...asking,
    rows,
    linkGoodUntil: link.expires_at.toISOString(),
  };
}
